import { z } from 'zod';
import { isEmail } from '#areas/account/rules/email.ts';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId, InvitationId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, line } from '#platform/shared/wire-values.ts';
import { privacies } from '../rules/state.ts';

const communityId = idOf<CommunityId>();
const one = z.strictObject({ communityId });
const email = line(254).refine(isEmail, 'must be an email address');
const token = z.string().regex(/^[\w-]{22,64}$/);
const mayNot = ['MAY_NOT_INVITE', 'COMMUNITY_ARCHIVED'] as const;

export const openInvitation = z
  .object({
    id: z.string(),
    /** Where it leads; null for one sent by mail, which is for its reader alone. */
    url: z.string().nullable(),
    email: z.string().nullable(),
    expiresAt: z.string(),
    by: z.string(),
    /** How many have come by it, and how many may; null for any number. */
    uses: z.number().int(),
    maxUses: z.number().int().nullable(),
    withApproval: z.boolean(),
  })
  .meta({ id: 'CommunityInvitation' });
export type OpenInvitation = z.output<typeof openInvitation>;

/** A community as somebody sees it who holds an invitation and nothing else. */
export const invitationView = z
  .object({
    communityId: z.string(),
    name: z.string(),
    description: z.string(),
    privacy: z.enum(privacies),
    rules: z.string(),
    totalMembers: z.number().int(),
    /** Null where pictures are for members alone. */
    coverUrl: z.string().nullable(),
    coverOffset: z.number().int(),
    inviter: face.nullable(),
    /** Members who show themselves to everybody, with their clubs. */
    faces: z.array(face),
    outings: z.array(
      z.object({ id: z.string(), name: z.string(), startDateTime: z.string(), timeZone: z.string() }),
    ),
    withApproval: z.boolean(),
  })
  .meta({ id: 'InvitationView' });
export type InvitationView = z.output<typeof invitationView>;

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
      'Makes a link that invites anyone who opens it; with `email` it is mailed and only for that address.',
    access: 'member',
    params: one,
    body: z.strictObject({
      email: email.optional(),
      /** Days until it ends. */
      days: z.number().int().min(1).max(365).default(14),
      /** How many people it invites; null for any number. */
      maxUses: z.number().int().min(1).max(10_000).nullable().default(null),
      /** Who comes by it waits for an admin. */
      withApproval: z.boolean().default(false),
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
  'GET /api/public/invitations/:token': {
    operation: 'readInvitation',
    summary:
      'What an invitation leads to: the community, who invites, its next outings and faces of members.',
    access: 'anyone',
    params: z.strictObject({ token }),
    reply: invitationView,
    perMinute: 60,
  },
  'PUT /api/communities/:communityId/invitation': {
    operation: 'takeInvitation',
    summary: 'I hold an invitation: from now on I am invited, and accept or decline like everybody.',
    access: 'member',
    params: one,
    body: z.strictObject({ token }),
    reply: commandReply,
    refusals: ['ALREADY_MEMBER'],
    perMinute: 20,
  },
} as const satisfies Contract;
