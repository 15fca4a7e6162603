import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import Papa from 'papaparse';
import type { Locale } from '#platform/shared/locale.ts';

/** What a table program may run instead of showing it: blanks before the sign, or its full-width twin, help nobody. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Excel splits at the separator of the reader's country, and reads UTF-8 by its mark only. */
const separators: Readonly<Record<Locale, string>> = { en: ',', de: ';' };
const MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * The text of a CSV file, page of rows by page. Every cell is quoted, so that a cell never splits into two where another
 * separator is expected; what would be a formula gets an apostrophe before it.
 */
export async function* writeCsv(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
  locale: Locale,
): AsyncGenerator<string> {
  const lines = (rows: readonly (readonly string[])[]) =>
    Papa.unparse(
      rows.map((row) => [...row]),
      { delimiter: separators[locale], newline: LINE_END, quotes: true, escapeFormulae: formula },
    ) + LINE_END;
  yield MARK + lines([head]);
  for await (const rows of pages) if (rows.length > 0) yield lines(rows);
}

const FORBIDDEN_IN_NAMES = /[\s\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const MAX_NAME = 80;

/** The header that hands a file on as a download, with a name that every system can store. */
export function attachmentNamed(name: string, ending: string): string {
  const plain = [...name.replace(FORBIDDEN_IN_NAMES, ' ')].slice(0, MAX_NAME).join('').trim();
  const encoded = encodeURIComponent(`${plain}.${ending}`).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

interface CsvFile {
  /** Without its ending. */
  readonly name: string;
  readonly head: readonly string[];
  readonly pages: AsyncIterable<readonly (readonly string[])[]>;
}

/** Answers with a CSV file that is written while it is sent. */
export function sendCsv(reply: FastifyReply, { name, head, pages }: CsvFile, locale: Locale): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', attachmentNamed(name, 'csv'))
    .send(Readable.from(writeCsv(head, pages, locale)));
}
