import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Records } from '../../rules/sender.ts';

const TIMEOUT_MS = 2_000;
const TRIES = 2;

/** Asks the DNS; what it does not have is empty, what it does not answer is null. */
export class DomainNames {
  private readonly resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });

  /** `servers` as addresses, with a port where it is another than 53; without one those of the machine. */
  constructor(servers: readonly string[]) {
    if (servers.length > 0) this.resolver.setServers(servers);
  }

  async texts(name: string): Promise<Records> {
    return records(async () => (await this.resolver.resolveTxt(name)).map((parts) => parts.join('')));
  }

  /** Both kinds of addresses; an address is its own. */
  async addresses(host: string): Promise<Records> {
    if (isIP(host)) return [host];
    const [four, six] = await Promise.all([
      records(() => this.resolver.resolve4(host)),
      records(() => this.resolver.resolve6(host)),
    ]);
    return four === null && six === null ? null : [...(four ?? []), ...(six ?? [])];
  }

  async mailServers(name: string): Promise<Records> {
    return records(async () => (await this.resolver.resolveMx(name)).map(({ exchange }) => exchange));
  }

  async namesOf(address: string): Promise<Records> {
    return records(() => this.resolver.reverse(address));
  }
}

async function records(ask: () => Promise<string[]>): Promise<Records> {
  try {
    return await ask();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null;
  }
}
