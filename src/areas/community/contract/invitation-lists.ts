import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId, InvitationId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line } from '#platform/shared/wire-values.ts';
import { lineOutcomes, MAX_LINES, sentStates } from '../rules/invitation-list.ts';

const communityId = idOf<CommunityId>();
const one = z.strictObject({ communityId });
const oneList = one.extend({ listId: idOf<string>() });
const MAX_LIST_BYTES = 4 * 1024 * 1024;

/** As they stand in somebody's file: what is no address is said of its line. */
const people = z
  .array(z.strictObject({ name: line(200).default(''), email: z.string().max(300) }))
  .max(MAX_LINES);

const sentList = z.object({
  id: z.string(),
  createdAt: z.string(),
  by: z.string(),
  counts: z.partialRecord(z.enum(sentStates), z.number().int()),
});
export type SentList = z.output<typeof sentList>;

const sentLine = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(sentStates),
});
export type SentLine = z.output<typeof sentLine>;

/** Many addresses at once, from a file or a paste: seen line by line before anything is sent (COM-10). */
export const invitationListContract = {
  'POST /api/communities/:communityId/invitation-previews': {
    operation: 'previewInvitations',
    summary: 'What would happen to each line of a list of addresses; nothing is sent or kept.',
    access: 'member',
    params: one,
    body: z.strictObject({ people }),
    bodyLimit: MAX_LIST_BYTES,
    reply: z.object({ outcomes: z.array(z.enum(lineOutcomes)) }),
    refusals: ['NOT_AN_ADMIN', 'COMMUNITY_ARCHIVED'],
    perMinute: 20,
  },
  'POST /api/communities/:communityId/invitation-lists': {
    operation: 'sendInvitations',
    summary: 'Invites everybody on a list who can be; the mails go out one after another.',
    access: 'member',
    params: one,
    body: z.strictObject({ people, days: z.number().int().min(1).max(90).default(30) }),
    bodyLimit: MAX_LIST_BYTES,
    reply: commandReplyWith({ id: z.string(), people: z.number().int() }),
    refusals: ['NOT_AN_ADMIN', 'COMMUNITY_ARCHIVED', 'NOBODY_ON_LIST', 'TOO_MANY_INVITATIONS'],
    perMinute: 10,
  },
  'GET /api/communities/:communityId/invitation-lists': {
    operation: 'listSentLists',
    summary: 'Lists that were sent, the newest first, with how many are sent, failed, taken.',
    access: 'member',
    params: one,
    reply: z.object({ items: z.array(sentList) }),
    refusals: ['NOT_AN_ADMIN'],
  },
  'GET /api/communities/:communityId/invitation-lists/:listId': {
    operation: 'readSentList',
    summary: 'Each line of a list that was sent, and what has become of it.',
    access: 'member',
    params: oneList,
    reply: z.object({ items: z.array(sentLine) }),
    refusals: ['NOT_AN_ADMIN'],
  },
  'DELETE /api/communities/:communityId/invitation-lists/:listId': {
    operation: 'revokeSentList',
    summary: 'Takes back what of a list nobody has taken.',
    access: 'member',
    params: oneList,
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN'],
  },
  'POST /api/communities/:communityId/invitation-links/:invitationId/mails': {
    operation: 'resendInvitation',
    summary: 'Mails an invitation again that nobody has taken.',
    access: 'member',
    params: one.extend({ invitationId: idOf<InvitationId>() }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'TOO_MANY_MAILS'],
    perMinute: 30,
  },
} as const satisfies Contract;
