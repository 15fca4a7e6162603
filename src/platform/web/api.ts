import type { Contract, Wire, WireInput, WireReply } from '#platform/shared/wire.ts';
import { type ApiProblem, isFlagged, problemIn, problemOf } from './api-problem.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { rendering } from './rendering.ts';
import { bodyOf, fetchSoon, PATIENCE_MS, urlOf } from './request.ts';

type Needed<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a POST that is sent again the same command; by default each call has its own. */
  readonly idempotencyKey?: string | undefined;
  /** How long to wait until the answer begins, where it takes longer by its nature. */
  readonly patienceMs?: number | undefined;
  /** How often a write is tried while nobody answers; what waits in the outbox then is tried there. */
  readonly tries?: number | undefined;
}

export type CallInput<E> = Needed<'params', WireInput<E>['params']> &
  Needed<'query', WireInput<E>['query']> &
  Needed<'body', WireInput<E>['body']> &
  CallOptions;

/** Pictures and files come as the response itself. */
export type CallReply<E> = E extends { reply: null } ? Response : WireReply<E>;

type Arguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** A call of one operation by its wire: `api('PUT /api/huddles/:huddleId/rsvp', { params, body })`. */
export type Api<C extends Contract> = <W extends keyof C & Wire>(
  wire: W,
  ...input: Arguments<CallInput<C[W]>>
) => Promise<CallReply<C[W]>>;

interface PlainInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const WAITS_MS = [400, 1_500];

/** The client of an area's contract; it throws `ApiProblem` when the server refuses. */
export function apiOf<C extends Contract>(): Api<C> {
  return callWire as unknown as Api<C>;
}

/** A call whose types are held by the caller. */
export async function callWire(wire: string, input: PlainInput = {}): Promise<unknown> {
  const [method = 'GET', path = ''] = wire.split(' ');
  if (import.meta.env.SSR) return readOnServer(urlOf(path, input));
  const isPublic = path.includes('/api/public/');
  const headers = headersOf(method, input);
  const url = urlOf(path, input);
  for (let attempt = 0; ; attempt += 1) {
    const token = isPublic ? null : await (await theSession()).token();
    if (token === null) headers.delete('authorization');
    else headers.set('authorization', `Bearer ${token}`);
    const init = { method, headers, ...bodyOf(input), ...(input.signal && { signal: input.signal }) };
    const answer = await tryFetch(url, init, attempt, input);
    if (answer === 'again') continue;
    if (answer.ok) return replyOf(answer);
    const problem = await problemOf(answer);
    const again = attempt < WAITS_MS.length && (await worthAnother(problem, token, method, attempt));
    if (!again) throw problem;
  }
}

/** While a page is rendered on the server, the API in the same process is asked. */
async function readOnServer(url: string): Promise<unknown> {
  const { status, body } = await rendering().api(url);
  if (status !== 200) throw await problemOf(new Response(JSON.stringify(body), { status }));
  if (isFlagged(body)) throw problemIn(body, new Response(null));
  return body;
}

async function replyOf(answer: Response): Promise<unknown> {
  // A hotel's log-in page, or another that stands between: nothing of ours is a page.
  if (answer.headers.get('content-type')?.includes('text/html')) throw new TypeError('not from our server');
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const reply: unknown = await answer.json();
  if (isFlagged(reply)) throw problemIn(reply, answer);
  return reply;
}

/** Reads are repeated by the caller; a write is repeated here because its key makes that harmless. */
async function tryFetch(
  url: string,
  init: RequestInit,
  attempt: number,
  { patienceMs = PATIENCE_MS, tries = WAITS_MS.length + 1 }: CallOptions,
): Promise<Response | 'again'> {
  try {
    return await fetchSoon(url, init, patienceMs);
  } catch (error) {
    const wait = attempt + 1 < tries ? WAITS_MS[attempt] : undefined;
    if (wait === undefined || init.method === 'GET' || init.signal?.aborted || !navigator.onLine) throw error;
    await pause(wait);
    return 'again';
  }
}

async function worthAnother(problem: ApiProblem, token: string | null, method: string, attempt: number) {
  if (problem.status === 401 && token !== null && attempt === 0) {
    return (await theSession()).refused(token);
  }
  const passing = problem.code === 'IN_FLIGHT' || (problem.status === 503 && method !== 'GET');
  if (passing) await pause(WAITS_MS[attempt] ?? 0);
  return passing;
}

/** Loaded with the first call that wants it: visitors' pages ask for public things only. */
async function theSession() {
  return (await import('./session/session.ts')).session;
}

function headersOf(method: string, input: PlainInput): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (input.body instanceof Uint8Array) headers.set('content-type', 'application/octet-stream');
  else if (input.body !== undefined) headers.set('content-type', 'application/json');
  if (method === 'POST') headers.set('idempotency-key', input.idempotencyKey ?? newIdempotencyKey());
  return headers;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
