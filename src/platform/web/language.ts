import type { I18n } from '@lingui/core';
import { type Locale, languageCookie, secureLanguageCookie } from '#platform/shared/locale.ts';
import { messagesOf } from './i18n.ts';

const A_YEAR_S = 365 * 24 * 3_600;

/** Words the page again in another language, nothing typed lost, and tells the server for the pages to come. */
export async function switchLanguage(i18n: I18n, locale: Locale): Promise<void> {
  rememberLanguage(locale);
  if (i18n.locale === locale) return;
  i18n.loadAndActivate({ locale, messages: await messagesOf(locale) });
  document.documentElement.lang = locale;
}

function rememberLanguage(locale: Locale): void {
  const [name, secure] =
    location.protocol === 'https:' ? [secureLanguageCookie, '; secure'] : [languageCookie, ''];
  // biome-ignore lint/suspicious/noDocumentCookie: the server must read it before any script runs, and Safari has no other way
  document.cookie = `${name}=${locale}; path=/; max-age=${A_YEAR_S}; samesite=lax${secure}`;
}
