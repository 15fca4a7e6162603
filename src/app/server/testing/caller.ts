import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CastMember } from './cast.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
  /** The body as JSON; a body that is none throws when this is read. */
  readonly body: ReturnType<typeof JSON.parse>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

/** Calls the server as one person, or as a visitor. */
export interface Caller {
  get(url: string, headers?: Headers): Promise<Answer>;
  post(url: string, body?: object, headers?: Headers): Promise<Answer>;
  put(url: string, body?: object, headers?: Headers): Promise<Answer>;
  patch(url: string, body?: object, headers?: Headers): Promise<Answer>;
  delete(url: string, headers?: Headers): Promise<Answer>;
}

export function callerOf(app: FastifyInstance, member: CastMember | null): Caller {
  const token: Headers = member ? { authorization: `Bearer ${member.token}` } : {};
  const call = async (method: Method, url: string, body: object | undefined, headers: Headers = {}) => {
    const options: InjectOptions = { method, url, headers: { ...token, ...headers } };
    const answer = await app.inject(body === undefined ? options : { ...options, payload: body });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      get body() {
        return answer.json();
      },
    };
  };
  return {
    get: (url, headers) => call('GET', url, undefined, headers),
    post: (url, body, headers) => call('POST', url, body, headers),
    put: (url, body, headers) => call('PUT', url, body, headers),
    patch: (url, body, headers) => call('PATCH', url, body, headers),
    delete: (url, headers) => call('DELETE', url, undefined, headers),
  };
}
