import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** A browser without scripts for tests: keeps cookies by path, follows redirects inside the origin. */
export class Browser {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly cookies = new Map<string, { value: string; path: string }>();
  /** The address of the last answer. */
  url = '';
  /** The network address that its requests come from. */
  remoteAddress = '127.0.0.1';

  constructor(app: FastifyInstance, origin: string) {
    this.app = app;
    this.origin = origin;
  }

  get(url: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.#visit('GET', url, undefined, headers);
  }

  post(url: string, form: Readonly<Record<string, string>>, headers: Headers = {}) {
    return this.#visit('POST', url, new URLSearchParams(form).toString(), {
      origin: this.origin,
      ...headers,
    });
  }

  async #visit(method: 'GET' | 'POST', url: string, payload: string | undefined, headers: Headers) {
    let next = { method, url: new URL(url, this.origin), payload };
    for (let step = 0; step < 12; step += 1) {
      const answer = await this.#send(next.method, next.url, next.payload, headers);
      this.url = next.url.href;
      const { location } = answer.headers;
      if (answer.statusCode < 300 || answer.statusCode > 399 || !location) return answer;
      const target = new URL(String(location), next.url);
      this.url = target.href;
      if (target.origin !== this.origin || target.pathname.startsWith('/auth/')) return answer;
      next = { method: 'GET', url: target, payload: undefined };
    }
    throw new Error('too many redirects');
  }

  async #send(method: 'GET' | 'POST', url: URL, payload: string | undefined, headers: Headers) {
    const answer = await this.app.inject({
      method,
      url: url.pathname + url.search,
      remoteAddress: this.remoteAddress,
      headers: {
        host: url.host,
        accept: 'text/html',
        cookie: this.#cookiesFor(url.pathname),
        ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, path, expires } of answer.cookies) {
      if (value === '' || (expires && expires.getTime() < Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, { value, path: path ?? '/' });
    }
    return answer;
  }

  #cookiesFor(pathname: string): string {
    return [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }
}
