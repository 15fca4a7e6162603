import ipaddr from 'ipaddr.js';

/** What the library calls unicast and is not of the open internet all the same. */
const CLOSED = [
  '0.0.0.0/8',
  '192.0.0.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '240.0.0.0/4',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fec0::/10',
].map((range) => ipaddr.parseCIDR(range));

const OPEN_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is one of the open internet: unicast, and neither private, local, reserved, nor one that
 * carries another address inside (IPv4-mapped, NAT64, 6to4, Teredo). What cannot be read is not.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6' && !address.match(OPEN_V6)) return false;
  return !CLOSED.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
}
