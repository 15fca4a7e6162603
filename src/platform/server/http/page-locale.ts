import {
  bestLocale,
  isLocale,
  type Locale,
  languageCookie,
  secureLanguageCookie,
} from '#platform/shared/locale.ts';

interface Asking {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** The language of a page: the one this browser chose before, or else the one it asks for. */
export function pageLocale({ cookie = '', 'accept-language': wish }: Asking): Locale {
  const chosen = chosenBy(cookie, secureLanguageCookie) ?? chosenBy(cookie, languageCookie) ?? '';
  return isLocale(chosen) ? chosen : bestLocale(wish);
}

function chosenBy(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([a-z]{2})(?:;|$)`).exec(cookies)?.[1];
}
