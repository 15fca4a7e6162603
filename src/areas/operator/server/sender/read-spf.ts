import { BlockList, isIPv6 } from 'node:net';
import type { SpfFacts } from '../../rules/sender.ts';
import type { DomainNames } from './domain-names.ts';

/** More than receivers ask for; a record that includes itself ends here. */
const MAX_LOOKUPS = 20;

interface Walk {
  readonly names: DomainNames;
  readonly allowed: BlockList;
  lookups: number;
}

/** Follows what an SPF record includes, and finds out whether it names these addresses. */
export async function readSpf(
  names: DomainNames,
  domain: string,
  addresses: readonly string[],
): Promise<SpfFacts> {
  const walk: Walk = { names, allowed: new BlockList(), lookups: 0 };
  const records = await names.texts(domain);
  for (const record of spfIn(records)) await follow(walk, domain, record);
  const isKnown = addresses.length > 0 && records !== null;
  const isAllowed = (address: string) => walk.allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return { records, lookups: walk.lookups, allowsServer: isKnown ? addresses.every(isAllowed) : null };
}

const spfIn = (records: readonly string[] | null) =>
  (records ?? []).filter((record) => /^v=spf1(\s|$)/i.test(record)).slice(0, 1);

async function follow(walk: Walk, domain: string, record: string): Promise<void> {
  for (const term of record.split(/\s+/).slice(1)) {
    const [, mechanism = '', value = ''] = /^\+?([a-z0-9]+)(?:[:=]?(.*))$/i.exec(term) ?? [];
    const kind = mechanism.toLowerCase();
    if (kind === 'ip4' || kind === 'ip6') allow(walk, value);
    if (!['include', 'redirect', 'a', 'mx', 'exists', 'ptr'].includes(kind)) continue;
    walk.lookups += 1;
    if (walk.lookups > MAX_LOOKUPS) return;
    const [name = '', prefix] = value.split('/');
    const about = name || domain;
    if (kind === 'include' || kind === 'redirect')
      for (const next of spfIn(await walk.names.texts(about))) await follow(walk, about, next);
    const hosts = kind === 'mx' ? ((await walk.names.mailServers(about)) ?? []) : kind === 'a' ? [about] : [];
    for (const host of hosts)
      for (const address of (await walk.names.addresses(host)) ?? [])
        allow(walk, prefix === undefined ? address : `${address}/${prefix}`);
  }
}

function allow({ allowed }: Walk, range: string): void {
  const [address = '', prefix] = range.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  try {
    if (prefix === undefined) allowed.addAddress(address, family);
    else allowed.addSubnet(address, Number(prefix), family);
  } catch {
    // What is no address names nobody.
  }
}
