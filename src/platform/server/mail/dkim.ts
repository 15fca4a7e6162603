import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Config } from '../config.ts';

export interface DkimKey {
  readonly selector: string;
  readonly privateKey: string;
  /** As it stands in the DNS: DER in base64. */
  readonly publicKey: string;
  readonly bits: number;
}

/**
 * What is signed. Large receivers want a one-click unsubscribe inside the signature, both of its headers (RFC 8058).
 */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted:Feedback-ID';

/** The key that mails are signed with; undefined where none is set. The settings hold no other than an RSA key. */
export function dkimOf({
  DKIM_KEY,
  DKIM_SELECTOR,
}: Pick<Config, 'DKIM_KEY' | 'DKIM_SELECTOR'>): DkimKey | undefined {
  if (!DKIM_KEY) return undefined;
  const key = createPublicKey(DKIM_KEY);
  return { selector: DKIM_SELECTOR, privateKey: DKIM_KEY, publicKey: inDns(key), bits: bitsOf(key) };
}

/** How the mail library is told to sign for this domain. */
export function signingFor(key: DkimKey, domainName: string) {
  const { selector, privateKey } = key;
  return { domainName, keySelector: selector, privateKey, headerFieldNames: SIGNED };
}

const inDns = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');
const bitsOf = (key: KeyObject) => key.asymmetricKeyDetails?.modulusLength ?? 0;

/** Of 'Name <me@here.example>' and of 'me@here.example'. */
export function domainOf(address: string): string {
  return (/@([^\s>]+)>?\s*$/.exec(address)?.[1] ?? '').toLowerCase();
}
