/** How a refusal is answered over HTTP: 422, 404, 403, 409 or 429. */
export type RefusalKind = 'rule' | 'missing' | 'forbidden' | 'conflict' | 'limited';

export type RefusalParams = Readonly<Record<string, string | number>>;

/** A rule said no: a value, never an exception. `code` is stable and names the sentence in `messages.ts`. */
export interface Refusal<Code extends string = string> {
  readonly refused: true;
  readonly code: Code;
  readonly kind: RefusalKind;
  readonly params: RefusalParams;
}

export type Decision<Value, Code extends string = string> = Value | Refusal<Code>;

export function refuse<Code extends string>(
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
