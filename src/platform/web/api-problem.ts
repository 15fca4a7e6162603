import type { I18n } from '@lingui/core';

/** The server understood and said no, or could not answer: what to tell people, and the code to act on. */
export class ApiProblem extends Error {
  declare readonly status: number;
  declare readonly code: string;
  declare readonly errors: readonly string[];
  declare readonly params: Readonly<Record<string, string | number>>;
  /** Seconds after which it may be tried again. */
  declare readonly retryAfter: number | undefined;

  constructor(facts: Pick<ApiProblem, 'status' | 'code' | 'message' | 'errors' | 'params' | 'retryAfter'>) {
    super(facts.message);
    Object.assign(this, facts, { name: 'ApiProblem' });
  }
}

const SOMETHING = /*i18n*/ { id: 'fault.something', message: 'Something went wrong' };

const NO_NETWORK = /*i18n*/ {
  id: 'fault.no-network',
  message: 'There is no network. Try again when there is.',
};

/** Words one of these sentences. */
export let wordFault = ({ message }: typeof SOMETHING) => message;

/** What is said where nothing was answered is said in the language of the page; on a server there is no such page. */
export function wordFaultsIn(i18n: I18n): void {
  wordFault = (fault) => i18n._(fault.id, {}, fault);
}

/** Reads the problem out of an answer that is not ok, also when something on the way made it. */
export async function problemOf(answer: Response): Promise<ApiProblem> {
  return problemIn(await answer.json().catch(() => ({})), answer);
}

/** A command may be answered with 200 and a flag that says no. */
export function isFlagged(reply: unknown): reply is Partial<ApiProblem> {
  return typeof reply === 'object' && reply !== null && 'error' in reply && reply.error === true;
}

/** What was sent as a problem; its message is empty where nothing was said, so that the caller words it. */
export function problemIn(sent: Partial<ApiProblem>, answer: Response): ApiProblem {
  const message = typeof sent.message === 'string' ? sent.message : '';
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return new ApiProblem({
    status: answer.status,
    code: sent.code ?? 'UNKNOWN',
    message,
    errors: Array.isArray(sent.errors) ? sent.errors : [],
    params: sent.params ?? {},
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}

/** Nobody answered, or only something on the way: not a word of the server. */
export function isAway(error: unknown): boolean {
  if (error instanceof ApiProblem)
    return error.code === 'UNKNOWN' && error.status >= 502 && error.status <= 504;
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/** The sentence for a toast: the first entry of the errors list, else the message, else the given one. */
export function wordProblem(error: unknown, fallback?: string): string {
  const otherwise = fallback ?? wordFault(isAway(error) ? NO_NETWORK : SOMETHING);
  return error instanceof ApiProblem ? error.errors[0] || error.message || otherwise : otherwise;
}
