import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Outside } from './read-page.ts';

/** What a stranger's server answered to what was posted. */
export interface Posted {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export interface Posting {
  readonly url: URL;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** The address lies in a network that nobody outside may have us call. */
export class ClosedAddress extends Error {}

const DEADLINE_MS = 10_000;

/**
 * Posts to strangers' servers over connections that are kept: every address that a connection goes to is checked as it
 * is made, so no name leads into a network of ours, however often it changes its meaning. Redirects are not followed.
 */
export class OutsidePoster {
  private readonly agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: 32 }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 32 }),
  };
  private readonly via: Outside;
  private readonly deadlineMs: number;

  constructor(via: Outside, deadlineMs = DEADLINE_MS) {
    this.via = via;
    this.deadlineMs = deadlineMs;
  }

  /** Throws `ClosedAddress`, or what the network says. */
  async post({ url, headers, body }: Posting): Promise<Posted> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isClosed = !this.via.isListed(host) || (isIP(host) > 0 && !this.via.isAllowed(host));
    if (isClosed || url.username || url.password || !this.via.isOpenPort(url.port)) throw new ClosedAddress();
    const isSecure = url.protocol === 'https:';
    return new Promise<Posted>((resolve, reject) => {
      const asking = (isSecure ? https : http).request(
        url,
        {
          method: 'POST',
          agent: this.agents[isSecure ? 'https:' : 'http:'],
          signal: AbortSignal.timeout(this.deadlineMs),
          lookup: lookupVia(this.via),
          headers,
        },
        (answer) => {
          answer.resume();
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
          );
        },
      );
      asking.on('error', reject);
      asking.end(body);
    });
  }
}

/** A name service that knows only names all of whose addresses are open. */
function lookupVia(via: Outside): LookupFunction {
  return (host, options, tell) => {
    const refuse = (error: Error) => tell(error, '', 0);
    via.resolve(host).then((addresses) => {
      const [first] = addresses;
      if (!first || !addresses.every((each) => via.isAllowed(each))) return refuse(new ClosedAddress());
      const family = isIP(first);
      if (options.all) tell(null, [{ address: first, family }]);
      else tell(null, first, family);
    }, refuse);
  };
}
