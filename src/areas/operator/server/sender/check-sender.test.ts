import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '#platform/server/config.ts';
import { dkimOf } from '#platform/server/mail/dkim.ts';
import { checkSender } from './check-sender.ts';
import { openNameServer, type Zone } from './testing/name-server.ts';

const pem = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const [key, short] = [pem(2_048), pem(1_024)];
const SERVER = '93.184.215.14';
const inDns = (DKIM_KEY: string) =>
  `v=DKIM1; k=rsa; p=${dkimOf({ DKIM_KEY, DKIM_SELECTOR: 'x' })?.publicKey}`;

const settings = {
  MAIL_FROM: 'Hike <hello@hike.club>',
  MAIL_URL: 'smtps://u:p@smtp.hike.club',
  BOUNCE_ADDRESS: 'bounce@mail.hike.club',
  DKIM_KEY: key,
};
const good: Zone = {
  'A smtp.hike.club': [SERVER],
  'PTR 14.215.184.93.in-addr.arpa': ['smtp.hike.club'],
  'TXT mail.hike.club': ['google-site-verification=x', 'v=spf1 include:_spf.hike.club -all'],
  'TXT _spf.hike.club': ['v=spf1 mx ip4:93.184.215.0/24 ~all'],
  'MX _spf.hike.club': ['smtp.hike.club'],
  'TXT trailfolk._domainkey.hike.club': [inDns(key)],
  'TXT _dmarc.hike.club': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@hike.club'],
};

let zone: Zone = good;
let server: Awaited<ReturnType<typeof openNameServer>>;
beforeAll(async () => {
  server = await openNameServer(() => zone);
});
afterAll(() => server.close());

async function faultsWith(changes: Zone, changed: Readonly<Record<string, string>> = {}) {
  zone = { ...good, ...changes };
  const config = loadConfig({ ...settings, DNS_SERVERS: server.address, ...changed });
  return (await checkSender(config)).flatMap(({ faults }) => faults);
}

it('ADM-4, N20: finds nothing to say about a sender that is set up well', async () => {
  expect(await faultsWith({})).toEqual([]);
});

const spf = (...records: string[]): Zone => ({ 'TXT mail.hike.club': records });
const dmarc = (...records: string[]): Zone => ({ 'TXT _dmarc.hike.club': records });
const dkim = (...records: string[]): Zone => ({ 'TXT trailfolk._domainkey.hike.club': records });
const many = Array.from({ length: 11 }, (_, at) => `include:n${at}.hike.club`).join(' ');

it.each<[string, Zone, Record<string, string>, string]>([
  ['the example address is still set', {}, { MAIL_FROM: 'hello@trailfolk.example' }, 'SENDER_EXAMPLE'],
  ['no mail server', {}, { MAIL_URL: '' }, 'SERVER_MISSING'],
  ['a mail server of the own network', {}, { MAIL_URL: 'smtp://10.0.0.7' }, 'SERVER_INSIDE'],
  ['no SPF', spf('something=else'), {}, 'SPF_MISSING'],
  ['two SPF records', spf('v=spf1 ip4:93.184.215.14 -all', 'v=spf1 mx -all'), {}, 'SPF_TWICE'],
  ['SPF that lets anybody', spf('v=spf1 ip4:93.184.215.14 +all'), {}, 'SPF_OPEN'],
  ['SPF that says nothing of the others', spf('v=spf1 ip4:93.184.215.14'), {}, 'SPF_OPEN'],
  ['SPF that asks for too much', spf(`v=spf1 ${many} ip4:93.184.215.14 -all`), {}, 'SPF_TOO_DEEP'],
  ['SPF that includes itself', spf('v=spf1 include:mail.hike.club -all'), {}, 'SPF_TOO_DEEP'],
  ['SPF that names another server', spf('v=spf1 ip4:198.51.100.7 -all'), {}, 'SPF_OTHER_SERVER'],
  ['no key in the DNS', dkim(), {}, 'DKIM_MISSING'],
  ['a key that was taken back', dkim('v=DKIM1; p='), {}, 'DKIM_REVOKED'],
  ['the key of another', dkim(inDns(short)), {}, 'DKIM_OTHER_KEY'],
  ['a short key', dkim(inDns(short)), { DKIM_KEY: short }, 'DKIM_SHORT'],
  ['no signature of ours', {}, { DKIM_KEY: '' }, 'DKIM_OFF'],
  ['no DMARC', dmarc(), {}, 'DMARC_MISSING'],
  ['two DMARC records', dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'), {}, 'DMARC_TWICE'],
  ['DMARC without a policy', dmarc('v=DMARC1; rua=mailto:a@hike.club'), {}, 'DMARC_BROKEN'],
  ['DMARC that only watches', dmarc('v=DMARC1;p=none'), {}, 'DMARC_WATCHES'],
  ['an address without a name', { 'PTR 14.215.184.93.in-addr.arpa': [] }, {}, 'REVERSE_MISSING'],
  ['a name that leads elsewhere', { 'PTR 14.215.184.93.in-addr.arpa': ['else.club'] }, {}, 'REVERSE_OTHER'],
  ['a name server with a fault', { 'FAIL _dmarc.hike.club': [] }, {}, 'DNS_SILENT'],
])('ADM-4, N20: %s', async (_, changes, changed, fault) => {
  expect(await faultsWith(changes, changed)).toContain(fault);
});

it('ADM-4, N20: without a signature the address for bounces must be of the same domain', async () => {
  const apart = { 'TXT bounces.net': ['v=spf1 ip4:93.184.215.14 -all'] };
  const settings = { DKIM_KEY: '', BOUNCE_ADDRESS: 'us@bounces.net' };
  expect(await faultsWith(apart, settings)).toEqual(['DKIM_OFF', 'DMARC_APART']);
});

it('ADM-4, N20: the DMARC record of the domain above counts', async () => {
  const below = { MAIL_FROM: 'hello@news.hike.club', DKIM_KEY: '' };
  expect(await faultsWith({}, below)).toEqual(['DKIM_OFF']);
});
