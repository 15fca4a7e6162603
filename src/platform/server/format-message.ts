import { readFileSync } from 'node:fs';
import { type I18n, setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileOnce } from '#platform/shared/compile-message.ts';
import type { Locale } from '#platform/shared/locale.ts';
import type { Message, MessageValues } from '#platform/shared/message.ts';

/** English is the text in the source; the catalogues of other languages are read with the start of the process. */
const speakers: Readonly<Record<Locale, I18n>> = {
  en: speakerOf('en', {}),
  de: speakerOf('de', { ...sharedWithPages('de'), ...catalogOf('api/de.po', 'de') }),
};

/** A sentence in one language, its values put in; what a catalogue lacks is said in English. */
export function formatMessage({ id, message }: Message, values: MessageValues, locale: Locale): string {
  return speakers[locale]._(id, { ...values }, { message });
}

/** Says sentences in one language. */
export type Say = (message: Message, values?: MessageValues) => string;

export function sayIn(locale: Locale): Say {
  return (message, values = {}) => formatMessage(message, values, locale);
}

function speakerOf(locale: Locale, messages: Record<string, string>): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler(compileOnce);
}

/** Texts with a lasting id, which the server may have to say, too; those of one page only go by their hash. */
function sharedWithPages(locale: Locale): Record<string, string> {
  const entries = Object.entries(catalogOf(`${locale}.po`, locale));
  return Object.fromEntries(entries.filter(([id]) => id.includes('.')));
}

function catalogOf(file: string, locale: Locale): Record<string, string> {
  const filename = new URL(`../../../locales/${file}`, import.meta.url);
  const context = { locale, sourceLocale: 'en', filename: filename.pathname };
  const entries = Object.entries(
    formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), context),
  );
  const texts = entries.flatMap(([id, { translation }]) => (translation ? [[id, translation] as const] : []));
  // What is cut out of the file keeps the whole of it: copies do not.
  return structuredClone(Object.fromEntries(texts));
}
