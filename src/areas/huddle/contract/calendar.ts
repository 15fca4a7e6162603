import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';

const feed = z.object({
  /** Null while there is none. Anyone who knows it can read my calendar. */
  url: z.string().nullable(),
});

/** My huddles as a calendar that other programs subscribe to. */
export const feedContract = {
  'GET /api/me/calendar': {
    operation: 'readCalendarFeed',
    summary: 'The secret address of my calendar.',
    access: 'member',
    reply: feed,
  },
  'PUT /api/me/calendar': {
    operation: 'renewCalendarFeed',
    summary: 'Makes a new secret address; the one before ends.',
    access: 'member',
    reply: feed,
    perMinute: 20,
  },
  'DELETE /api/me/calendar': {
    operation: 'revokeCalendarFeed',
    summary: 'Ends the secret address of my calendar.',
    access: 'member',
    reply: commandReply,
  },
  'GET /api/public/calendars/:secret': {
    operation: 'readCalendar',
    summary: 'The calendar behind a secret address: what its owner hosts, goes to or may go to.',
    access: 'anyone',
    params: z.strictObject({ secret: z.string().regex(/^[\w-]{32,64}\.ics$/) }),
    query: z.strictObject({
      community: z.uuid().optional().describe('All of this community that its owner may see, instead.'),
    }),
    reply: null,
    sends: ['text/calendar'],
    perMinute: 60,
  },
} as const satisfies Contract;

export type FeedContract = typeof feedContract;
