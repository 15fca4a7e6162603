import { expect, it } from 'vitest';
import { isHint, judgeSender, type SenderFacts } from './sender.ts';

const good: SenderFacts = {
  domain: 'hike.club',
  bounceDomain: 'mail.hike.club',
  hasServer: true,
  addresses: ['93.184.215.14'],
  spf: { records: ['v=spf1 mx -all'], lookups: 1, allowsServer: true },
  dkim: { name: 'x._domainkey.hike.club', publicKey: 'KEY', bits: 2_048 },
  dkimRecords: ['v=DKIM1; k=rsa; p=K EY'],
  dmarcRecords: ['v=DMARC1; p=reject'],
  reverse: [{ names: ['smtp.hike.club'], leadsBack: true }],
};
const faultsWith = (changes: Partial<SenderFacts>) =>
  judgeSender({ ...good, ...changes }).flatMap(({ faults }) => faults);

it('ADM-4, N20: checks five things, of a server inside the own network four', () => {
  expect(judgeSender(good).map(({ check, faults }) => [check, faults])).toEqual([
    ['SERVER', []],
    ['SPF', []],
    ['DKIM', []],
    ['DMARC', []],
    ['REVERSE', []],
  ]);
  expect(judgeSender({ ...good, addresses: [] }).map(({ check }) => check)).not.toContain('REVERSE');
});

it.each<[Partial<SenderFacts>, string]>([
  [{ spf: { ...good.spf, records: ['v=spf1 a redirect=_spf.hike.club'] } }, ''],
  [{ spf: { ...good.spf, records: ['v=spf10 -all'] } }, 'SPF_MISSING'],
  [{ spf: { ...good.spf, records: ['v=spf1 mx ?all'] } }, 'SPF_OPEN'],
  [{ spf: { ...good.spf, lookups: 10 } }, ''],
  [{ spf: { ...good.spf, lookups: 11 } }, 'SPF_TOO_DEEP'],
  [{ spf: { ...good.spf, allowsServer: null } }, ''],
  [{ dkimRecords: ['p=OTHER', 'p=KEY'] }, ''],
  [{ dkimRecords: null }, 'DNS_SILENT'],
  [{ dmarcRecords: ['V=dmarc1;P=Quarantine'] }, ''],
  [{ dmarcRecords: ['v=DMARC1; p=maybe'] }, 'DMARC_BROKEN'],
  [{ dkim: null, bounceDomain: 'bounces.hike.club' }, 'DKIM_OFF'],
  [{ reverse: [...good.reverse, { names: [], leadsBack: false }] }, 'REVERSE_MISSING'],
])('ADM-4, N20: %j', (changes, fault) => {
  expect(faultsWith(changes)).toEqual(fault === '' ? [] : [fault]);
});

it('ADM-4, N20: what mails arrive with all the same is a hint', () => {
  expect([isHint('DMARC_WATCHES'), isHint('DKIM_OFF'), isHint('SPF_MISSING')]).toEqual([true, true, false]);
});
