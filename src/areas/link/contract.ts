import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { ObjectId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import { linkedObjects } from './rules/destination.ts';

const uid = z.string().regex(/^[\w-]{22,64}$/);
const objectType = z.enum(linkedObjects);

export const linkContract = {
  'POST /api/links': {
    operation: 'createLink',
    summary: 'My share link of an object; the same one as long as it is not revoked.',
    access: 'member',
    body: z.strictObject({
      objectType,
      objectId: idOf<ObjectId>(),
    }),
    reply: commandReplyWith({ uid: z.string(), url: z.string() }),
    refusals: ['LINK_NOT_ALLOWED', 'LINK_ONLY_PUBLIC', 'LINK_HIDDEN'],
    perMinute: 60,
  },
  'GET /api/public/links/:uid': {
    operation: 'resolveLink',
    summary: 'What a share link leads to and who shared it.',
    access: 'anyone',
    params: z.strictObject({ uid }),
    reply: z.object({
      objectId: z.string(),
      objectType,
      /** Who shared it; without a name while nobody may see them. */
      forUser: z.object({ id: z.string(), displayName: z.string().nullable() }),
    }),
    perMinute: 60,
  },
  'DELETE /api/links/:uid': {
    operation: 'revokeLink',
    summary: 'Ends a link that I shared, or that leads to what I host.',
    access: 'member',
    params: z.strictObject({ uid }),
    reply: commandReply,
  },
} as const satisfies Contract;

export type LinkContract = typeof linkContract;
