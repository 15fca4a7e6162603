import type { Message, Messages, MessageValues } from '#platform/shared/message.ts';
import { localeIn } from '#platform/shared/region.ts';
import { wordInstant } from '#platform/shared/word-instant.ts';
import { formatMessage } from '../format-message.ts';
import { gateMessages } from './messages.ts';
import type { Reader } from './reader.ts';

const sentences = new Map<string, Message>(Object.entries(gateMessages));

/** Adds an area's sentences; a code has one sentence in the whole product. */
export function registerMessages(...tables: readonly Messages[]): void {
  for (const [code, message] of tables.flatMap((table) => Object.entries(table))) {
    const known = sentences.get(code);
    if (known && known.message !== message.message) throw new Error(`${code} has two sentences`);
    sentences.set(code, message);
  }
}

/** What people are told of a refusal, or of what was done. */
export function wordCode(code: string, reader: Reader, values: MessageValues = {}): string {
  const message = sentences.get(code);
  if (!message) throw new Error(`${code} has no sentence`);
  return say(message, values, reader);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Instants among the values are worded on the reader's clock. */
export function say(message: Message, values: MessageValues, { locale, timeZone }: Reader): string {
  const worded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && INSTANT.test(value)
      ? wordInstant(new Date(value), timeZone, localeIn(locale, timeZone))
      : value,
  ]);
  return formatMessage(message, Object.fromEntries(worded), locale);
}
