import type { FastifyInstance } from 'fastify';
import { Browser } from '#platform/server/identity/testing/browser.ts';

interface Wish {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** A browser of the tests that asks a server over the network; `origin` is what the server calls itself. */
export function browserAt(address: string, origin: string): Browser {
  const inject = async ({ method = 'GET', url, headers = {}, payload }: Wish) => {
    const { host: _, ...sent } = headers;
    const answer = await fetch(address + url, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await answer.text();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie().map(cookieOf),
      json: () => JSON.parse(text),
    };
  };
  return new Browser({ inject } as unknown as FastifyInstance, origin);
}

function cookieOf(line: string) {
  const [pair = '', ...attributes] = line.split(/; */);
  const [name = '', value = ''] = pair.split('=');
  const path = attributes.find((each) => /^path=/i.test(each))?.slice(5);
  return { name, value, path };
}
