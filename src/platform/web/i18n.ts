import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileOnce } from '#platform/shared/compile-message.ts';
import { isLocale, type Locale } from '#platform/shared/locale.ts';

/** English is the text in the source; other languages are files of their own, loaded when wanted. */
const catalogs: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: Messages }>> = {
  de: () => import('../../../locales/de.po'),
};

/** An instance of its own for one page: two visitors on one server read two languages. */
export async function i18nFor(wanted: string): Promise<I18n> {
  const locale = isLocale(wanted) ? wanted : 'en';
  const i18n = setupI18n({ locale, messages: { [locale]: await messagesOf(locale) } });
  return i18n.setMessagesCompiler(compileOnce);
}

export async function messagesOf(locale: Locale): Promise<Messages> {
  return locale === 'en' ? {} : (await catalogs[locale]()).messages;
}
