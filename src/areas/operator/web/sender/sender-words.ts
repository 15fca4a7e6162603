import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SenderCheck, SenderFault } from '../../rules/sender.ts';

export const checkNames: Readonly<Record<SenderCheck, MessageDescriptor>> = {
  SERVER: msg`Sender`,
  SPF: msg`SPF: who may send`,
  DKIM: msg`DKIM: the signature`,
  DMARC: msg`DMARC: what receivers do with the rest`,
  REVERSE: msg`Name of the mail server`,
};

/** What is wrong, and what to do about it. */
export const cures: Readonly<Record<SenderFault, MessageDescriptor>> = {
  SENDER_EXAMPLE: msg`This domain belongs to nobody. Set MAIL_FROM to an address of your own domain.`,
  SERVER_MISSING: msg`No mail leaves. Set MAIL_URL to your mail server.`,
  SERVER_INSIDE: msg`The mail server is inside your network, so its address cannot be checked from here.`,
  SPF_MISSING: msg`There is no SPF record. Add a TXT record that names your mail server: v=spf1 a:your.mail.server -all`,
  SPF_TWICE: msg`There are two SPF records, so receivers ignore both. Join them into one.`,
  SPF_OPEN: msg`The SPF record does not exclude anybody. End it with -all or ~all.`,
  SPF_TOO_DEEP: msg`The SPF record needs more than 10 lookups, so receivers ignore it. Remove an include, or name addresses with ip4: and ip6:.`,
  SPF_OTHER_SERVER: msg`The SPF record does not name the mail server of MAIL_URL. Add it, unless mails leave by another address.`,
  DKIM_OFF: msg`Mails are not signed here. If your mail server does not sign either, set DKIM_KEY. If it does, check that it signs List-Unsubscribe and List-Unsubscribe-Post.`,
  DKIM_MISSING: msg`The public key is missing. Add it as a TXT record; docs/operations.md says how to write it.`,
  DKIM_REVOKED: msg`The record with the public key is empty, so every signature is invalid. Write the key after p=.`,
  DKIM_OTHER_KEY: msg`The public key in the DNS belongs to another key. Replace it, or choose another DKIM_SELECTOR.`,
  DKIM_SHORT: msg`The key is shorter than 2,048 bits. Make a new one.`,
  DMARC_MISSING: msg`There is no DMARC record, which large receivers require. Add a TXT record: v=DMARC1; p=none`,
  DMARC_TWICE: msg`There are two DMARC records, so receivers ignore both. Remove one.`,
  DMARC_BROKEN: msg`The DMARC record has no valid policy. Add p=none, p=quarantine or p=reject.`,
  DMARC_WATCHES: msg`Receivers only watch. Once mails arrive well, set p=quarantine, so that nobody can send in your name.`,
  DMARC_APART: msg`Mails are not signed here, and bounces go to another domain: DMARC fails unless your mail server signs. Set DKIM_KEY, or a BOUNCE_ADDRESS of the same domain.`,
  REVERSE_MISSING: msg`An address of the mail server has no name. Ask whoever runs its network for a PTR record.`,
  REVERSE_OTHER: msg`The name of the mail server leads to another address. Make both agree.`,
  DNS_SILENT: msg`No name server answered. Try again later, or set DNS_SERVERS.`,
};
