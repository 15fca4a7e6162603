import { domainToASCII } from 'node:url';

/**
 * One key for all the spellings under which a mail reaches the same mailbox: letter case, full-width signs,
 * dots and `+tags`. Too coarse for an identity; right for a limit, which must hold for the person behind it.
 */
export function mailboxKey(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 1) return plain;
  const local = plain.slice(0, at).split('+')[0] ?? '';
  const domain = domainToASCII(plain.slice(at + 1)) || plain.slice(at + 1);
  return `${local.replaceAll('.', '')}@${domain}`;
}
