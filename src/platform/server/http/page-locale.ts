import { bestLocale, isLocale, type Locale, languageCookie } from '#platform/shared/locale.ts';

interface Asking {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** The language of a page: the one this browser chose before, or else the one it asks for. */
export function pageLocale({ cookie = '', 'accept-language': wish }: Asking): Locale {
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`).exec(cookie)?.[1] ?? '';
  return isLocale(chosen) ? chosen : bestLocale(wish);
}
