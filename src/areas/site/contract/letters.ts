import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { line, prose } from '#platform/shared/wire-values.ts';

const email = z.email().max(254);
const byWord = z.strictObject({ token: z.string().regex(/^[\w-]{22,64}$/) });

/** A field that people do not see and robots fill in: what carries it is answered, and thrown away. */
const website = z.string().max(500).default('');

const waitlistEntry = z.strictObject({
  name: line(120).min(1),
  email,
  notes: prose(2_000).default(''),
  website,
});
export type WaitlistEntry = z.output<typeof waitlistEntry>;

/** What a visitor may leave with us: an address for the newsletter, or a place on the waiting list. */
export const letterContract = {
  'POST /api/public/newsletter': {
    operation: 'subscribeToNewsletter',
    summary:
      'Mails a link by which the owner of the address subscribes; the answer is the same for every address.',
    access: 'anyone',
    body: z.strictObject({ email, website }),
    reply: commandReply,
    perMinute: 5,
  },
  'POST /api/public/newsletter/confirm/:token': {
    operation: 'confirmNewsletter',
    summary: 'Subscribes by the link of that mail; opening the link does not.',
    access: 'anyone',
    params: byWord,
    reply: commandReply,
    refusals: ['NEWSLETTER_LINK_UNKNOWN'],
    perMinute: 20,
  },
  'POST /api/public/newsletter/leave/:token': {
    operation: 'leaveNewsletter',
    summary: 'Ends the newsletter; mail programs send it with one press.',
    access: 'anyone',
    params: byWord,
    onePress: true,
    reply: commandReply,
    refusals: ['NEWSLETTER_LINK_UNKNOWN'],
    perMinute: 20,
  },
  'POST /api/public/waitlist': {
    operation: 'joinWaitlist',
    summary: 'Keeps who would like to hear when something new is there.',
    access: 'anyone',
    body: waitlistEntry,
    reply: commandReply,
    perMinute: 5,
  },
} as const satisfies Contract;
