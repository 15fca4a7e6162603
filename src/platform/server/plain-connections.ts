import ipaddr from 'ipaddr.js';

interface Services {
  readonly DATABASE_URL?: string | undefined;
  readonly MAIL_URL?: string | undefined;
  readonly MEDIA_S3_ENDPOINT?: string | undefined;
  readonly PLAIN_CONNECTIONS: boolean;
}

/** Those of the driver that encrypt and check the certificate; the others do not, or only if the server likes. */
const CHECKED = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * What would be sent in plain words, or to a server whose certificate nobody checks, one line a fault. This machine and
 * a network of containers are taken for closed: loopback, private addresses, names without a dot.
 */
export function plainConnections(config: Services): string[] {
  if (config.PLAIN_CONNECTIONS) return [];
  const { DATABASE_URL, MAIL_URL, MEDIA_S3_ENDPOINT } = config;
  return [
    ...fault('DATABASE_URL', DATABASE_URL, isSafeDatabase, 'add sslmode=verify-full'),
    ...fault('MAIL_URL', MAIL_URL, isSafeMail, 'use smtps: or add requireTLS=true'),
    ...fault('MEDIA_S3_ENDPOINT', MEDIA_S3_ENDPOINT, isSafeStorage, 'use https:'),
  ];
}

function fault(
  name: string,
  address: string | undefined,
  isSafe: (url: URL) => boolean,
  cure: string,
): string[] {
  const url = address === undefined ? null : URL.parse(address);
  if (!url || isClosedNetwork(url.hostname) || isSafe(url)) return [];
  return [`${name}: its connection is not encrypted and checked: ${cure} (or set PLAIN_CONNECTIONS=true)`];
}

function isSafeDatabase({ searchParams }: URL): boolean {
  // With the words of libpq `require` checks no certificate.
  return CHECKED.has(searchParams.get('sslmode') ?? '') && !searchParams.has('uselibpqcompat');
}

function isSafeMail({ protocol, searchParams }: URL): boolean {
  if (searchParams.get('tls.rejectUnauthorized') === 'false') return false;
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
}

function isSafeStorage({ protocol }: URL): boolean {
  return protocol === 'https:';
}

/** Empty is a socket of this machine. */
function isClosedNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(host)) return !host.includes('.');
  return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.parse(host).range());
}
