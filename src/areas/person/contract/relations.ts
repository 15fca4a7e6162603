import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, line, pageSize, personId } from '#platform/shared/wire-values.ts';

const one = z.strictObject({ personId });

export const connectionLists = ['FOLLOWERS', 'FOLLOWINGS', 'REQUESTS', 'SENT', 'BLOCKED', 'MUTED'] as const;
export type ConnectionList = (typeof connectionLists)[number];

const connection = z
  .object({
    person: face,
    since: z.string(),
    /** I follow them. */
    following: z.boolean(),
    followingRequested: z.boolean(),
  })
  .meta({ id: 'Connection' });
export type ConnectionView = z.output<typeof connection>;

/** Who follows whom, and who does not want to see whom (PER-2, PER-8, PER-9). */
export const relationContract = {
  'PUT /api/people/:personId/follow': {
    operation: 'followPerson',
    summary: 'I follow somebody, or ask to where they accept followers one by one.',
    access: 'member',
    params: one,
    reply: commandReplyWith({ connectionState: z.enum(['CONNECTED', 'CONNECT_REQUESTED']) }),
    refusals: ['FOLLOW_SELF'],
    perMinute: 60,
  },
  'DELETE /api/people/:personId/follow': {
    operation: 'unfollowPerson',
    summary: 'I follow somebody no longer, or take my request back.',
    access: 'member',
    params: one,
    reply: commandReply,
  },
  'GET /api/me/connections': {
    operation: 'listConnections',
    summary: 'My followers, followings, requests, and whom I have blocked or muted, newest first.',
    access: 'member',
    query: z.strictObject({
      list: z.enum(connectionLists),
      text: line(60).optional(),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(connection), next: z.string().nullable() }),
  },
  'PUT /api/me/follow-requests/:personId': {
    operation: 'answerFollowRequest',
    summary: 'I accept or decline who asked to follow me.',
    access: 'member',
    params: one,
    body: z.strictObject({ accept: z.boolean() }),
    reply: commandReply,
    refusals: ['NO_FOLLOW_REQUEST'],
  },
  'DELETE /api/me/followers/:personId': {
    operation: 'removeFollower',
    summary: 'Somebody follows me no longer; they are not told.',
    access: 'member',
    params: one,
    reply: commandReply,
  },
  'PUT /api/me/blocks/:personId': {
    operation: 'blockPerson',
    summary: 'Neither of us sees the other any more; follows in both directions end.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['BLOCK_SELF'],
    perMinute: 60,
  },
  'DELETE /api/me/blocks/:personId': {
    operation: 'unblockPerson',
    summary: 'Takes a block back; nobody follows again by itself.',
    access: 'member',
    params: one,
    reply: commandReply,
  },
  'PUT /api/me/mutes/:personId': {
    operation: 'mutePerson',
    summary: 'What somebody says leaves my feeds; they are not told.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['MUTE_SELF'],
    perMinute: 60,
  },
  'DELETE /api/me/mutes/:personId': {
    operation: 'unmutePerson',
    summary: 'What somebody says comes back to my feeds.',
    access: 'member',
    params: one,
    reply: commandReply,
  },
} as const satisfies Contract;
