import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { DateId, HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, instant } from '#platform/shared/wire-values.ts';
import { MAX_DATES, votes } from '../rules/date-poll.ts';
import { shareLinkUid } from './views.ts';

const huddleId = idOf<HuddleId>();
const dateId = idOf<DateId>();
const one = z.strictObject({ huddleId });
const vote = z.enum(votes);

const pollDate = z
  .object({
    id: z.string(),
    startDateTime: z.string(),
    yes: z.number().int(),
    ifNeeded: z.number().int(),
    no: z.number().int(),
    /** What I said; null where I said nothing. */
    mine: vote.nullable(),
    /** Who could come, for hosts. */
    voters: z.array(z.object({ person: face, vote })),
  })
  .meta({ id: 'PollDate' });
export type PollDateView = z.output<typeof pollDate>;

/** People vote on the date of an outing (HUD-25). */
export const datePollContract = {
  'GET /api/huddles/:huddleId/dates': {
    operation: 'listDates',
    summary: 'The dates that people vote on, the earliest first; empty when the date is set.',
    access: 'member',
    params: one,
    query: z.strictObject({ link: shareLinkUid.optional() }),
    reply: z.object({ items: z.array(pollDate) }),
  },
  'PUT /api/huddles/:huddleId/dates': {
    operation: 'openDates',
    summary: 'A host lets people vote on dates. A date that stays keeps its votes.',
    access: 'member',
    params: one,
    body: z.strictObject({ startDateTimes: z.array(instant).max(MAX_DATES), endsAt: instant }),
    reply: commandReply,
    refusals: [
      'NOT_A_HOST',
      'CHANGE_NEEDS_A_YES',
      'LEADER_NOT_QUALIFIED',
      'DATES_MISSING',
      'POLL_END_IN_PAST',
      'POLL_ENDS_TOO_LATE',
      'PEOPLE_HAVE_ANSWERED',
      'HUDDLE_PAST',
      'HUDDLE_CANCELLED',
      'HUDDLE_NOT_PUBLISHED',
    ],
  },
  'PUT /api/huddles/:huddleId/dates/votes': {
    operation: 'voteOnDates',
    summary: 'What I say to some of the dates.',
    access: 'member',
    params: one,
    body: z.strictObject({
      votes: z.array(z.strictObject({ dateId, vote })).min(1).max(MAX_DATES),
      link: shareLinkUid.optional(),
    }),
    reply: commandReply,
    refusals: ['POLL_OVER', 'DATES_CHANGED', 'HUDDLE_CANCELLED'],
  },
  'PUT /api/huddles/:huddleId/date': {
    operation: 'setDate',
    summary: 'A host ends the vote with one of the dates.',
    access: 'member',
    params: one,
    body: z.strictObject({ dateId }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'POLL_OVER', 'DATES_CHANGED', 'START_IN_PAST', 'HUDDLE_CANCELLED'],
  },
} as const satisfies Contract;

export type DatePollContract = typeof datePollContract;
