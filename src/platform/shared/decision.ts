import type { Message } from './message.ts';

/** How a refusal is answered over HTTP: 422, 404, 403, 409, 429 or 503. */
export type RefusalKind = 'rule' | 'missing' | 'forbidden' | 'conflict' | 'limited' | 'unavailable';

export type RefusalParams = Readonly<Record<string, string | number>>;

/** The sentence of every refusal: each `messages.ts` adds its own, so a code without one does not compile. */
export interface RefusalSentences {
  readonly NOT_FOUND: Message;
}

/** Stable, and the name of the sentence. */
export type RefusalCode = keyof RefusalSentences;

/** A rule said no: a value, never an exception. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly refused: true;
  readonly code: Code;
  readonly kind: RefusalKind;
  readonly params: RefusalParams;
}

export type Decision<Value, Code extends RefusalCode = RefusalCode> = Value | Refusal<Code>;

export function refuse<Code extends RefusalCode>(
  code: Code,
  params: RefusalParams = {},
  kind: RefusalKind = 'rule',
): Refusal<Code> {
  return { refused: true, code, kind, params };
}

/** The answer for what the caller may not know exists: the same for missing and for forbidden. */
export function missing(): Refusal<'NOT_FOUND'> {
  return refuse('NOT_FOUND', {}, 'missing');
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}
