import type { PageAccess } from '../page-request.ts';
import { noteServerTime } from '../server-time.ts';

let ended = false;

/**
 * The session of pages: a cookie that no script can read lets the server render for who is logged in, and gives new
 * tokens. The API itself never takes it.
 */
export const pageSession = {
  /** Begins one for the bearer of this token. Where it fails the app works as without: the provider is asked. */
  async begin(token: string, refreshToken: string | undefined): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ refreshToken });
    await ask('PUT', '/auth/session', { headers, body }).catch(() => undefined);
  },

  /** A new token; undefined without a session. Rejects when the network is away. */
  async token(): Promise<PageAccess | undefined> {
    const answer = await ask('POST', '/auth/token');
    noteServerTime(answer);
    ended = answer.headers.has('session-ended');
    if (answer.status === 204) return undefined;
    if (answer.ok) return (await answer.json()) as PageAccess;
    throw new Error(`token: ${answer.status}`);
  },

  /** Whether somebody ended the session that this browser still shows, as by logging out everywhere. */
  isEnded: (): boolean => ended,

  async end(): Promise<void> {
    await ask('DELETE', '/auth/session').catch(() => undefined);
  },
};

const DEADLINE_MS = 8_000;

function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  return fetch(path, { ...init, method, credentials: 'same-origin', cache: 'no-store', signal });
}
