import { z } from 'zod';
import { isEmail } from '#areas/account/rules/email.ts';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId, InvitationId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line } from '#platform/shared/wire-values.ts';

const communityId = idOf<CommunityId>();
const one = z.strictObject({ communityId });
const email = line(254).refine(isEmail, 'must be an email address');
const mayNot = ['MAY_NOT_INVITE', 'COMMUNITY_ARCHIVED'] as const;

export const openInvitation = z
  .object({
    id: z.string(),
    /** Where it leads; null for one sent by mail, which is for its reader alone. */
    url: z.string().nullable(),
    email: z.string().nullable(),
    expiresAt: z.string(),
    by: z.string(),
  })
  .meta({ id: 'CommunityInvitation' });
export type OpenInvitation = z.output<typeof openInvitation>;

/** Invitations by link and by mail: they end by themselves and can be taken back. */
export const invitationContract = {
  'GET /api/communities/:communityId/invitation-links': {
    operation: 'listInvitationLinks',
    summary: 'Invitations by link and mail that still stand: mine, as an admin all.',
    access: 'member',
    params: one,
    reply: z.object({ items: z.array(openInvitation) }),
    refusals: ['MAY_NOT_INVITE'],
  },
  'POST /api/communities/:communityId/invitation-links': {
    operation: 'createInvitationLink',
    summary:
      'Makes a link that invites whoever opens it; with `email` it is mailed and only for that address.',
    access: 'member',
    params: one,
    body: z.strictObject({
      email: email.optional(),
      /** Days until it ends. */
      days: z.number().int().min(1).max(30).default(14),
    }),
    reply: commandReplyWith({ url: z.string().nullable() }),
    refusals: [...mayNot, 'TOO_MANY_MAILS', 'TOO_MANY_LINKS'],
    perMinute: 20,
  },
  'DELETE /api/communities/:communityId/invitation-links/:invitationId': {
    operation: 'revokeInvitationLink',
    summary: 'Takes an invitation back, mine or as an admin any.',
    access: 'member',
    params: one.extend({ invitationId: idOf<InvitationId>() }),
    reply: commandReply,
  },
  'PUT /api/communities/:communityId/invitation': {
    operation: 'takeInvitation',
    summary: 'I hold an invitation: from now on I am invited, and accept or decline like everybody.',
    access: 'member',
    params: one,
    body: z.strictObject({ token: z.string().regex(/^[\w-]{22,64}$/) }),
    reply: commandReply,
    refusals: ['ALREADY_MEMBER'],
    perMinute: 20,
  },
} as const satisfies Contract;
