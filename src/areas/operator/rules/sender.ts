/** What can be wrong with how a domain says who may send its mails. */
export const senderFaults = [
  'SENDER_EXAMPLE',
  'SERVER_MISSING',
  'SERVER_INSIDE',
  'SPF_MISSING',
  'SPF_TWICE',
  'SPF_OPEN',
  'SPF_TOO_DEEP',
  'SPF_OTHER_SERVER',
  'DKIM_OFF',
  'DKIM_MISSING',
  'DKIM_REVOKED',
  'DKIM_OTHER_KEY',
  'DKIM_SHORT',
  'DMARC_MISSING',
  'DMARC_TWICE',
  'DMARC_BROKEN',
  'DMARC_WATCHES',
  'DMARC_APART',
  'REVERSE_MISSING',
  'REVERSE_OTHER',
  'DNS_SILENT',
] as const;
export type SenderFault = (typeof senderFaults)[number];

export const senderChecks = ['SERVER', 'SPF', 'DKIM', 'DMARC', 'REVERSE'] as const;
export type SenderCheck = (typeof senderChecks)[number];

/** What a name in the DNS answers; null where no server answered. */
export type Records = readonly string[] | null;

export interface SpfFacts {
  readonly records: Records;
  /** So many names are asked for it; receivers stop after 10 (RFC 7208). */
  readonly lookups: number;
  /** Whether it names the mail server; null where that is not known. */
  readonly allowsServer: boolean | null;
}

export interface SenderFacts {
  /** Of the address that mails come from. */
  readonly domain: string;
  /** Of the address that bounces go to: SPF is asked of it. */
  readonly bounceDomain: string;
  readonly hasServer: boolean;
  /** Public addresses of the mail server; empty where it is inside the own network. */
  readonly addresses: readonly string[];
  readonly spf: SpfFacts;
  /** Null where this server does not sign. */
  readonly dkim: { readonly name: string; readonly publicKey: string; readonly bits: number } | null;
  readonly dkimRecords: Records;
  readonly dmarcRecords: Records;
  /** For each address the names that it has, and whether one of them leads back to it. */
  readonly reverse: readonly { readonly names: Records; readonly leadsBack: boolean }[];
}

export interface CheckedSender {
  readonly check: SenderCheck;
  /** The name in the DNS, or of the server, that it is about. */
  readonly about: string;
  readonly faults: SenderFault[];
}

const MAX_SPF_LOOKUPS = 10;
const MIN_KEY_BITS = 2_048;

/** Things that are not as good as they could be, with which mails still arrive. */
const hints: readonly SenderFault[] = [
  'SERVER_INSIDE',
  'SPF_OTHER_SERVER',
  'DKIM_OFF',
  'DKIM_SHORT',
  'DMARC_WATCHES',
  'DNS_SILENT',
];

export const isHint = (fault: SenderFault): boolean => hints.includes(fault);

/** What a receiver finds out about the sender, check by check (ADM-4). */
export function judgeSender(facts: SenderFacts): CheckedSender[] {
  const { domain, bounceDomain, addresses } = facts;
  return [
    { check: 'SERVER', about: domain, faults: faultsOfServer(facts) },
    { check: 'SPF', about: bounceDomain, faults: faultsOfSpf(facts.spf) },
    {
      check: 'DKIM',
      about: facts.dkim?.name ?? domain,
      faults: faultsOfDkim(facts),
    },
    { check: 'DMARC', about: `_dmarc.${domain}`, faults: faultsOfDmarc(facts) },
    ...(addresses.length > 0
      ? [{ check: 'REVERSE' as const, about: addresses.join(', '), faults: faultsOfReverse(facts) }]
      : []),
  ];
}

function faultsOfServer({ domain, hasServer, addresses }: SenderFacts): SenderFault[] {
  if (/\.(example|invalid|test|localhost)$/.test(domain)) return ['SENDER_EXAMPLE'];
  if (!hasServer) return ['SERVER_MISSING'];
  return addresses.length === 0 ? ['SERVER_INSIDE'] : [];
}

function faultsOfSpf({ records, lookups, allowsServer }: SpfFacts): SenderFault[] {
  if (records === null) return ['DNS_SILENT'];
  const [record = '', second] = records.filter((each) => /^v=spf1(\s|$)/i.test(each));
  if (record === '') return ['SPF_MISSING'];
  if (second !== undefined) return ['SPF_TWICE'];
  if (lookups > MAX_SPF_LOOKUPS) return ['SPF_TOO_DEEP'];
  if (!/\s[-~]all(\s|$)|\sredirect=/i.test(record)) return ['SPF_OPEN'];
  return allowsServer === false ? ['SPF_OTHER_SERVER'] : [];
}

function faultsOfDkim({ dkim, dkimRecords }: SenderFacts): SenderFault[] {
  if (!dkim) return ['DKIM_OFF'];
  if (dkimRecords === null) return ['DNS_SILENT'];
  const keys = dkimRecords.flatMap((each) => tagsOf(each).get('p') ?? []);
  if (keys.length === 0) return ['DKIM_MISSING'];
  if (keys.every((key) => key === '')) return ['DKIM_REVOKED'];
  if (!keys.includes(dkim.publicKey)) return ['DKIM_OTHER_KEY'];
  return dkim.bits < MIN_KEY_BITS ? ['DKIM_SHORT'] : [];
}

function faultsOfDmarc({ domain, bounceDomain, dkim, dmarcRecords }: SenderFacts): SenderFault[] {
  if (dmarcRecords === null) return ['DNS_SILENT'];
  const [record, second] = dmarcRecords.filter((each) => /^v=DMARC1\s*(;|$)/i.test(each));
  if (record === undefined) return ['DMARC_MISSING'];
  if (second !== undefined) return ['DMARC_TWICE'];
  const policy = tagsOf(record).get('p')?.toLowerCase() ?? '';
  if (!['none', 'quarantine', 'reject'].includes(policy)) return ['DMARC_BROKEN'];
  // Without a signature in the name of the sender, only the address for bounces can stand for it.
  if (!dkim && !areOfOneDomain(domain, bounceDomain)) return ['DMARC_APART'];
  return policy === 'none' ? ['DMARC_WATCHES'] : [];
}

function faultsOfReverse({ reverse }: SenderFacts): SenderFault[] {
  if (reverse.some(({ names }) => names === null)) return ['DNS_SILENT'];
  if (reverse.some(({ names }) => names?.length === 0)) return ['REVERSE_MISSING'];
  return reverse.some(({ leadsBack }) => !leadsBack) ? ['REVERSE_OTHER'] : [];
}

/** Whether both stand below one name of two labels, as `mail.hike.club` and `hike.club` do. */
function areOfOneDomain(one: string, other: string): boolean {
  const above = (name: string) => name.split('.').slice(-2).join('.');
  return above(one) === above(other);
}

/** The tags of a record of DKIM or DMARC: 'v=DMARC1; p=none'. White space inside a key does not count. */
function tagsOf(record: string): Map<string, string> {
  const parts = record.split(';').map((part) => part.split(/=(.*)/s));
  return new Map(
    parts.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.replace(/\s+/g, '')]),
  );
}
