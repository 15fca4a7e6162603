import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { isLocale, type Locale } from '#platform/shared/locale.ts';
import { compileMessage } from './compile-message.ts';

/** English is the text in the source; other languages are files of their own, loaded when wanted. */
const catalogs: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: Messages }>> = {
  de: () => import('../../../locales/de.po'),
};

type Compiled = ReturnType<typeof compileMessage>;

const compiled = new Map<string, Compiled>();

/** Messages are worded thousands of times a second on the server: each is compiled once. */
function compileOnce(message: string): Compiled {
  const known = compiled.get(message);
  if (known !== undefined) return known;
  const parts = compileMessage(message);
  // Of a text without places the library asks less than of a list with nothing but that text in it.
  const [text] = parts;
  const made = parts.length === 1 && typeof text === 'string' ? (text as unknown as Compiled) : parts;
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
