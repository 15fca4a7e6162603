import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import { isPublicAddress } from './public-address.ts';

/** How strangers' servers are reached; tests put others in the place of name service and rule. */
export interface Outside {
  /** Every address of a host name. */
  resolve(host: string): Promise<readonly string[]>;
  isAllowed(address: string): boolean;
  /** Whether a host may be reached at all, by its name. */
  isListed(host: string): boolean;
  /** As it stands in an address: empty for the usual one. */
  isOpenPort(port: string): boolean;
}

const outside: Omit<Outside, 'isListed'> = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  isOpenPort: (port) => PORTS.has(port),
};

/** The way out that the settings allow: everywhere, or to the hosts that they name. */
export function outsideOf({ OUTSIDE_HOSTS: hosts }: Pick<Config, 'OUTSIDE_HOSTS'>): Outside {
  const isListed = (host: string) =>
    hosts.length === 0 || hosts.some((listed) => host === listed || host.endsWith(`.${listed}`));
  return { ...outside, isListed };
}

export interface ReadPage {
  /** Where it stood after redirects. */
  readonly url: string;
  /** The beginning of the page. */
  readonly html: string;
}

const MAX_BYTES = 512 * 1024;
const MAX_REDIRECTS = 3;
const DEADLINE_MS = 6_000;
const PORTS = new Set(['', '80', '443']);

/**
 * Reads the beginning of a web page for a link card, undefined when there is none. Every address of a host is
 * checked, and the connection goes to a checked address, so neither a redirect nor a name that means another
 * address the second time leads to a server of ours. Nothing of a person goes along.
 */
export async function readPage(address: string, via: Outside): Promise<ReadPage | undefined> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  let url: URL | undefined = admit(via, address);
  try {
    for (let hops = 0; url && hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await ask(url, via, deadline);
      if (typeof answer !== 'object') return answer;
      if ('html' in answer) return { url: url.href, html: answer.html };
      url = admit(via, answer.location, url);
    }
  } catch {
    // No answer is an answer: the post has no card.
  }
  return undefined;
}

/** Only the open web: http or https on its own ports, without credentials. */
function admit(via: Outside, address: string, base?: URL): URL | undefined {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return via.isOpenPort(url.port) ? url : undefined;
}

type Answer = { readonly html: string } | { readonly location: string } | undefined;

async function ask(url: URL, via: Outside, signal: AbortSignal): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!via.isListed(host)) return undefined;
  const addresses = await via.resolve(host);
  if (addresses.length === 0 || !addresses.every((each) => via.isAllowed(each))) return undefined;
  const [checked = ''] = addresses;
  return new Promise<Answer>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const asking = request(
      url,
      {
        agent: false,
        signal,
        lookup: always(checked),
        headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; link preview)' },
      },
      (answer) => resolve(readAnswer(answer).finally(() => answer.destroy())),
    );
    asking.on('error', reject);
    asking.end();
  });
}

/** A name service that knows one address only: the one that was checked. */
function always(address: string): LookupFunction {
  const family = address.includes(':') ? 6 : 4;
  return (_host, options, tell) => {
    if (options.all) tell(null, [{ address, family }]);
    else tell(null, address, family);
  };
}

async function readAnswer(answer: http.IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = answer;
  if (status >= 300 && status < 400 && headers.location) return { location: headers.location };
  const isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
  if (status !== 200 || !isPage || headers['content-encoding']) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAX_BYTES) break;
  }
  return { html: decode(Buffer.concat(chunks).subarray(0, MAX_BYTES), headers['content-type'] ?? '') };
}

function decode(bytes: Buffer, contentType: string): string {
  const head = bytes.subarray(0, 1_024).toString('latin1');
  const named = /charset=["']?([\w-]+)/i.exec(contentType) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head);
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
