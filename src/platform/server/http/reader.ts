import type { FastifyRequest } from 'fastify';
import { bestLocale, type Locale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { pageLocale } from './page-locale.ts';

/** Who reads an answer: in which language, and where their clock stands. */
export interface Reader {
  readonly locale: Locale;
  /** IANA name. */
  readonly timeZone: string;
}

/** An account has a language and a time zone; a visitor the language of their browser, and nobody knows their clock. */
export function readerOf(request: FastifyRequest, viewer: Viewer | null): Reader {
  if (!viewer) return { locale: pageLocale(request.headers), timeZone: 'UTC' };
  return { locale: bestLocale(viewer.locale), timeZone: viewer.timeZone };
}
