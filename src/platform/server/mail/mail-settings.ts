import { createPublicKey } from 'node:crypto';
import { z } from 'zod';

function isRsaKey(pem: string | undefined): boolean {
  try {
    return !pem || createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** How mails leave, and how what receivers say of them comes back. */
export const mailSettings = {
  MAIL_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('SMTP server with its credentials; without it mails stay readable at `/dev/outbox`.'),
  MAIL_FROM: z.string().default('Trailfolk <hello@trailfolk.example>').describe('Sender of every mail.'),
  DKIM_KEY: z
    .string()
    .optional()
    .refine(isRsaKey, 'must be an RSA key in PEM')
    .describe(
      'Private RSA key in PEM that mails are signed with (DKIM); without it the mail server may sign.',
    ),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'must be a name as in the DNS')
    .default('trailfolk')
    .describe('Name of that key in the DNS: `<selector>._domainkey.<domain of MAIL_FROM>`.'),
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[\d.]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i, 'must be addresses')).max(5))
    .describe(
      'Addresses of name servers, with a port where it is not 53, that `/operator` asks about the sender; without it those of the machine.',
    ),
  BOUNCE_ADDRESS: z
    .email()
    .optional()
    .describe(
      'Address that bounces and complaints come back to, with `+` and the id of the mail before its `@`; without it they go to the sender.',
    ),
  BOUNCE_DIR: z
    .string()
    .optional()
    .describe('Maildir that the mail server delivers that address into; it is read every five minutes.'),
  BOUNCE_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token for `POST /mail/reports`, which takes bounces; without it nobody can send any.'),
} as const;
