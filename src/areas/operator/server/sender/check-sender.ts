import type { Config } from '#platform/server/config.ts';
import { dkimOf, domainOf } from '#platform/server/mail/dkim.ts';
import { isPublicAddress } from '#platform/server/outside/public-address.ts';
import { type CheckedSender, judgeSender, type Records } from '../../rules/sender.ts';
import { DomainNames } from './domain-names.ts';
import { readSpf } from './read-spf.ts';

type Settings = Pick<
  Config,
  'MAIL_URL' | 'MAIL_FROM' | 'BOUNCE_ADDRESS' | 'DNS_SERVERS' | 'DKIM_KEY' | 'DKIM_SELECTOR'
>;

/** What the DNS says about who may send our mails, as a receiver asks it (ADM-4). */
export async function checkSender(config: Settings): Promise<CheckedSender[]> {
  const names = new DomainNames(config.DNS_SERVERS);
  const domain = domainOf(config.MAIL_FROM);
  const bounceDomain = domainOf(config.BOUNCE_ADDRESS ?? config.MAIL_FROM);
  const host = config.MAIL_URL && new URL(config.MAIL_URL).hostname.replace(/^\[|\]$/g, '');
  const addresses = ((host && (await names.addresses(host))) || []).filter(isPublicAddress);
  const signing = dkimOf(config);
  const dkim = signing && {
    name: `${signing.selector}._domainkey.${domain}`,
    publicKey: signing.publicKey,
    bits: signing.bits,
  };
  const [spf, dkimRecords, dmarcRecords, reverse] = await Promise.all([
    readSpf(names, bounceDomain, addresses),
    dkim ? names.texts(dkim.name) : [],
    readDmarc(names, domain),
    Promise.all(addresses.map((address) => readReverse(names, address))),
  ]);
  const hasServer = host !== undefined;
  const found = { dkimRecords, dmarcRecords, reverse, spf };
  return judgeSender({ domain, bounceDomain, hasServer, addresses, dkim: dkim ?? null, ...found });
}

/** A name below another is ruled by the nearest one above that has a rule. */
async function readDmarc(names: DomainNames, domain: string): Promise<Records> {
  const labels = domain.split('.');
  for (let from = 0; from <= Math.max(0, labels.length - 2); from += 1) {
    const found = await names.texts(`_dmarc.${labels.slice(from).join('.')}`);
    if (found === null || found.length > 0) return found;
  }
  return [];
}

async function readReverse(names: DomainNames, address: string) {
  const found = await names.namesOf(address);
  const back = await Promise.all((found ?? []).map((name) => names.addresses(name)));
  return { names: found, leadsBack: back.some((each) => each?.includes(address)) };
}
