/**
 * A sentence for people: a lasting id and its English, as ICU text with named values. Marked with `i18n` in a comment
 * before it, lingui lists it for the translators; unlike a macro it needs no build.
 */
export interface Message {
  readonly id: string;
  readonly message: string;
}

export type Messages = Readonly<Record<string, Message>>;
export type MessageValues = Readonly<Record<string, string | number>>;
