import type { LinguiContext } from '@lingui/react';
import type { ContextType } from 'react';
import { i18nFor } from '#platform/web/i18n.ts';

type Words = NonNullable<ContextType<typeof LinguiContext>>;

const known = new Map<string, Promise<Words>>();

/**
 * The words of a language for pages that are rendered on the server. The library's own provider waits for a change of
 * language, and looks at every word through a proxy for it; a page on the server is of one language from its beginning.
 */
export function wordsIn(locale: string): Promise<Words> {
  const words = known.get(locale) ?? makeWords(locale);
  known.set(locale, words);
  return words;
}

async function makeWords(locale: string): Promise<Words> {
  const i18n = await i18nFor(locale);
  return { i18n, _: i18n.t.bind(i18n) };
}
