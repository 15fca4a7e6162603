import { z } from 'zod';
import type { Subject } from '#areas/comment/contract.ts';
import { readers } from '#areas/person/contract/readers.ts';
import { commandReplyWith } from '#platform/shared/command-reply.ts';
import type { HuddleId, MessageId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, pageSize, prose } from '#platform/shared/wire-values.ts';
import { audiences } from '../rules/messaging.ts';

const one = z.strictObject({ huddleId: idOf<HuddleId>() });

const message = z
  .object({
    id: z.string(),
    author: face,
    audience: z.enum(audiences),
    text: z.string(),
    createdAt: z.string(),
    /** How many it went to, for hosts only. */
    recipientCount: z.number().int().nullable(),
  })
  .meta({ id: 'HuddleMessage' });
export type MessageView = z.output<typeof message>;

/** What hosts write to the people of a huddle. */
export const messageContract = {
  'GET /api/huddles/:huddleId/messages': {
    operation: 'listMessages',
    summary: 'Messages of the hosts that were sent to me; all of them for hosts. Newest first.',
    access: 'member',
    params: one,
    query: z.strictObject({ after: idOf<MessageId>().optional(), limit: pageSize }),
    reply: z.object({ items: z.array(message), next: z.string().nullable() }),
  },
  'GET /api/huddles/:huddleId/messages/readers': {
    operation: 'previewMessage',
    summary: 'For hosts: who would get a message to these people, and who would not, and why.',
    access: 'member',
    params: one,
    query: z.strictObject({ audience: z.enum(audiences) }),
    reply: readers,
    refusals: ['NOT_A_HOST'],
  },
  'POST /api/huddles/:huddleId/messages': {
    operation: 'sendMessage',
    summary: 'A host writes to everybody, or to those of one answer; told in the app and by mail.',
    access: 'member',
    params: one,
    body: z.strictObject({ audience: z.enum(audiences), text: prose(4_000).min(1) }),
    reply: commandReplyWith({ id: z.string(), recipientCount: z.number().int() }),
    refusals: ['NOT_A_HOST', 'NOBODY_TO_TELL', 'TOO_MANY_MESSAGES', 'HUDDLE_NOT_PUBLISHED'],
    perMinute: 6,
  },
} as const satisfies Contract;

export type MessageContract = typeof messageContract;

/** The discussion of a huddle. */
export const huddleComments: Subject = {
  about: 'a huddle',
  root: '/api/huddles/:huddleId',
  key: 'huddleId',
  operations: {
    list: 'listComments',
    replies: 'listReplies',
    add: 'addComment',
    change: 'changeComment',
    remove: 'removeComment',
  },
  silences: ['HUDDLE_NOT_PUBLISHED', 'REQUEST_DECLINED'],
};
