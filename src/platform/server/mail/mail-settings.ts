import { z } from 'zod';

/** How mails leave, and how what receivers say of them comes back. */
export const mailSettings = {
  MAIL_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('SMTP server with its credentials; without it mails stay readable at `/dev/outbox`.'),
  MAIL_FROM: z.string().default('Trailfolk <hello@trailfolk.example>').describe('Sender of every mail.'),
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
