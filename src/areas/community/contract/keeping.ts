import { z } from 'zod';
import { readers } from '#areas/person/contract/readers.ts';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line, personId, prose } from '#platform/shared/wire-values.ts';
import { duesPeriods, MAX_CHOSEN, MAX_NUMBER, MAX_PAYMENTS, paymentOutcomes } from '../rules/dues.ts';
import { MAX_NOTE, MAX_WORDS } from '../rules/limits.ts';
import { roles } from '../rules/state.ts';

const communityId = idOf<CommunityId>();
const one = z.strictObject({ communityId });
const oneOfThem = z.strictObject({ communityId, personId });
const chosen = z.array(personId).min(1).max(MAX_CHOSEN);
const MAX_LIST_BYTES = 2 * 1024 * 1024;

export const dues = z.object({
  /** In hundredths of the currency. */
  cents: z.number().int().min(1).max(10_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  every: z.enum(duesPeriods),
});
export type Dues = z.output<typeof dues>;

const note = z.object({ text: z.string(), writtenAt: z.string() });

/** What a club keeps of me, all of it. */
export const myMembership = z
  .object({
    role: z.enum(roles),
    title: z.string(),
    number: z.number().int().nullable(),
    since: z.string(),
    activeAt: z.string().nullable(),
    dues: dues.nullable(),
    paidUntil: z.string().nullable(),
    /** Where the community writes to me. */
    address: z.string(),
    /** What admins have noted about me. */
    note: note.nullable(),
    /** What admins wrote to me among others, the newest first. */
    messages: z.array(
      z.object({ id: z.string(), by: z.string().nullable(), text: z.string(), sentAt: z.string() }),
    ),
  })
  .meta({ id: 'MyMembership' });
export type MyMembership = z.output<typeof myMembership>;

/** Keeping the list of members (COM-12). */
export const keepingContract = {
  'GET /api/communities/:communityId/membership': {
    operation: 'readMyMembership',
    summary: 'What the community keeps of me: role, dues, notes, and what its admins wrote to me.',
    access: 'member',
    params: one,
    reply: myMembership,
    refusals: ['NOT_A_MEMBER'],
  },
  'PUT /api/communities/:communityId/requests': {
    operation: 'answerJoinRequests',
    summary: 'An admin accepts or declines several requests; those that are no longer open are passed over.',
    access: 'member',
    params: one,
    body: z.strictObject({ personIds: chosen, accept: z.boolean() }),
    reply: commandReplyWith({ people: z.number().int() }),
    refusals: ['NOT_AN_ADMIN', 'NO_JOIN_REQUEST'],
    perMinute: 20,
  },
  'GET /api/communities/:communityId/members/:personId/note': {
    operation: 'readMemberNote',
    summary: 'What admins have noted about a member.',
    access: 'member',
    params: oneOfThem,
    reply: z.object({ note: note.nullable() }),
    refusals: ['NOT_AN_ADMIN', 'THEY_ARE_NO_MEMBER'],
  },
  'PUT /api/communities/:communityId/members/:personId/note': {
    operation: 'writeMemberNote',
    summary: 'An admin notes something about a member, who can read it; an empty text takes it away.',
    access: 'member',
    params: oneOfThem,
    body: z.strictObject({ text: prose(MAX_NOTE) }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'THEY_ARE_NO_MEMBER'],
  },
  'POST /api/communities/:communityId/member-messages/preview': {
    operation: 'previewMemberMessage',
    summary: 'Who of chosen members would get a message, and who would not, and why; nothing is sent.',
    access: 'member',
    params: one,
    body: z.strictObject({ personIds: chosen }),
    reply: readers,
    refusals: ['NOT_AN_ADMIN', 'THEY_ARE_NO_MEMBER'],
  },
  'POST /api/communities/:communityId/member-messages': {
    operation: 'writeToMembers',
    summary: 'An admin writes to chosen members; each is told in the app and by mail.',
    access: 'member',
    params: one,
    body: z.strictObject({ personIds: chosen, text: prose(MAX_WORDS).min(1) }),
    reply: commandReplyWith({ people: z.number().int() }),
    refusals: ['NOT_AN_ADMIN', 'NOBODY_TO_WRITE_TO'],
    perMinute: 6,
  },
  'PUT /api/communities/:communityId/dues': {
    operation: 'setDues',
    summary: 'What members pay, and how often; null asks nothing.',
    access: 'member',
    params: one,
    body: z.strictObject({ dues: z.strictObject(dues.shape).nullable() }),
    reply: commandReply,
    refusals: ['NOT_A_KEEPER'],
  },
  'PUT /api/communities/:communityId/dues/paid-until': {
    operation: 'markPaid',
    summary: 'Notes until which day chosen members have paid; null takes it away.',
    access: 'member',
    params: one,
    body: z.strictObject({ personIds: chosen, paidUntil: z.iso.date().nullable() }),
    reply: commandReplyWith({ people: z.number().int() }),
    refusals: ['NOT_A_KEEPER', 'THEY_ARE_NO_MEMBER'],
  },
  'PUT /api/communities/:communityId/dues/payments': {
    operation: 'readPayments',
    summary:
      'Judges each line of a list of payments by number, username or address of members, and with `apply` keeps those that pay.',
    access: 'member',
    params: one,
    body: z.strictObject({
      payments: z
        .array(
          z.strictObject({
            /** Looked for first, where a line has one. */
            number: z.number().int().min(1).max(MAX_NUMBER).optional(),
            who: line(300),
            paidUntil: z.string().max(40),
          }),
        )
        .min(1)
        .max(MAX_PAYMENTS),
      apply: z.boolean().default(false),
    }),
    bodyLimit: MAX_LIST_BYTES,
    reply: z.object({ outcomes: z.array(z.enum(paymentOutcomes)) }),
    refusals: ['NOT_A_KEEPER'],
    perMinute: 20,
  },
  'POST /api/communities/:communityId/dues/reminders/preview': {
    operation: 'previewDuesReminder',
    summary: 'Who of chosen members would be reminded of dues, and who would not, and why; nothing is sent.',
    access: 'member',
    params: one,
    body: z.strictObject({ personIds: chosen }),
    reply: readers,
    refusals: ['NOT_A_KEEPER', 'THEY_ARE_NO_MEMBER'],
  },
  'POST /api/communities/:communityId/dues/reminders': {
    operation: 'remindOfDues',
    summary: 'Reminds those of the chosen members whose dues are open, each at most once a week.',
    access: 'member',
    params: one,
    body: z.strictObject({ personIds: chosen }),
    reply: commandReplyWith({ people: z.number().int() }),
    refusals: ['NOT_A_KEEPER', 'NO_DUES_ASKED', 'NOBODY_OWES'],
    perMinute: 20,
  },
} as const satisfies Contract;
