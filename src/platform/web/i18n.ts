import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { isLocale, type Locale } from '#platform/shared/locale.ts';
import { compileMessage } from './compile-message.ts';

/** English is the text in the source; other languages are files of their own, loaded when wanted. */
const catalogs: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: Messages }>> = {
  de: () => import('../../../locales/de.po'),
};

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

/** Messages are worded thousands of times a second on the server: each is compiled once. */
function compileOnce(message: string): ReturnType<typeof compileMessage> {
  const known = compiled.get(message);
  if (known !== undefined) return known;
  const made = compileMessage(message);
  compiled.set(message, made);
  return made;
}

/** An instance of its own for one page: two visitors on one server read two languages. */
export async function i18nFor(wanted: string): Promise<I18n> {
  const locale = isLocale(wanted) ? wanted : 'en';
  const i18n = setupI18n({ locale, messages: { [locale]: await messagesOf(locale) } });
  return i18n.setMessagesCompiler(compileOnce);
}

export async function messagesOf(locale: Locale): Promise<Messages> {
  return locale === 'en' ? {} : (await catalogs[locale]()).messages;
}
