import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, idOf, line, pageSize, personId, pictureTypes } from '#platform/shared/wire-values.ts';
import { historyContract } from './history.ts';
import { invitationListContract } from './invitation-lists.ts';
import { invitationContract } from './invitations.ts';
import { keepingContract } from './keeping.ts';
import { memberContract } from './members.ts';
import { qualificationContract } from './qualifications.ts';
import { statisticsContract } from './statistics.ts';
import { communityCard, communityPlan, communityView, topic } from './views.ts';

const communityId = idOf<CommunityId>();
const one = z.strictObject({ communityId });
const size = z.strictObject({
  v: z.string().max(64).optional(),
  w: z.coerce.number().int().min(16).max(1_920).default(640),
});
const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit).optional();
const discover = {
  text: line(100).optional(),
  topic: topic.optional(),
  lat: degrees(90),
  lng: degrees(180),
  /** Kilometres around `lat`, `lng`. */
  within: z.coerce.number().int().min(1).max(500).optional(),
  after: cursor.optional(),
  limit: pageSize,
};
const planRefusals = [
  'PICTURE_NOT_YOURS',
  'FOUNDED_IN_FUTURE',
  'NAME_UNREADABLE',
  'NAME_RESERVED',
  'NEW_HERE_LINKS',
] as const;
const page = z.object({ items: z.array(communityCard), next: z.string().nullable() });

export const communityContract = {
  'POST /api/communities/init': {
    operation: 'initCommunity',
    summary: 'Whether I may found another community: how many I own, and how many at most.',
    access: 'member',
    reply: commandReplyWith({ count: z.number().int(), most: z.number().int() }),
    refusals: ['TOO_MANY_COMMUNITIES'],
  },
  'POST /api/communities': {
    operation: 'createCommunity',
    summary: 'Founds a community; the caller owns it.',
    access: 'member',
    body: communityPlan,
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['TOO_MANY_COMMUNITIES', ...planRefusals],
    perMinute: 10,
  },
  'PUT /api/communities/:communityId': {
    operation: 'editCommunity',
    summary: 'An admin changes what the community says about itself; `version` is the one they have seen.',
    access: 'member',
    params: one,
    body: communityPlan.extend({ version: z.number().int() }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'CHANGED_MEANWHILE', ...planRefusals],
  },
  'GET /api/public/communities': {
    operation: 'listPublicCommunities',
    summary: 'Public communities, the largest first.',
    access: 'anyone',
    query: z.strictObject(discover),
    reply: page,
  },
  'GET /api/communities': {
    operation: 'listCommunities',
    summary: 'Communities that I may find, the largest first; or mine, the newest first.',
    access: 'member',
    query: z.strictObject({ ...discover, mine: z.enum(['MEMBER', 'INVITED', 'REQUESTED']).optional() }),
    reply: page,
  },
  'GET /api/communities/summary': {
    operation: 'readCommunitiesSummary',
    summary: 'How many invitations wait for me, and how many requests in communities that I lead.',
    access: 'member',
    reply: z.object({ invitations: z.number().int(), requests: z.number().int() }),
  },
  'GET /api/public/communities/:communityId': {
    operation: 'readPublicCommunity',
    summary: 'A community as a visitor sees it.',
    access: 'anyone',
    params: one,
    reply: communityView,
  },
  'GET /api/communities/:communityId': {
    operation: 'readCommunity',
    summary: 'A community as I see it, with how I stand to it.',
    access: 'member',
    params: one,
    reply: communityView,
  },
  ...memberContract,
  ...statisticsContract,
  ...historyContract,
  ...keepingContract,
  ...qualificationContract,
  ...invitationContract,
  ...invitationListContract,
  'POST /api/communities/:communityId/shares': {
    operation: 'shareCommunity',
    summary: 'Tells people whom I follow of the community.',
    access: 'member',
    params: one,
    body: z.strictObject({ userIds: z.array(personId).min(1).max(50) }),
    reply: commandReply,
    refusals: ['HIDDEN_NOT_SHARED', 'NOBODY_TO_SHARE_WITH', 'NEW_HERE_STRANGERS'],
    perMinute: 10,
  },
  'PUT /api/communities/:communityId/archive': {
    operation: 'archiveCommunity',
    summary: 'An owner closes the community to new members and huddles, or opens it again.',
    access: 'member',
    params: one,
    body: z.strictObject({ archived: z.boolean() }),
    reply: commandReply,
    refusals: ['NOT_AN_OWNER'],
  },
  'PUT /api/communities/:communityId/deletion': {
    operation: 'deleteCommunity',
    summary: 'An owner has the community deleted in 14 days, or keeps it after all.',
    access: 'member',
    params: one,
    body: z.strictObject({ wanted: z.boolean() }),
    reply: commandReply,
    refusals: ['NOT_AN_OWNER'],
  },
  'GET /api/communities/:communityId/cover': {
    operation: 'readCommunityCover',
    summary: 'The cover picture, or the drawn picture.',
    access: 'member',
    params: one,
    query: size,
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/communities/:communityId/logo': {
    operation: 'readCommunityLogo',
    summary: 'The logo, or the initials of the name.',
    access: 'member',
    params: one,
    query: size,
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/public/communities/:communityId/cover': {
    operation: 'readPublicCommunityCover',
    summary: 'The cover picture as a visitor sees it.',
    access: 'anyone',
    params: one,
    query: size,
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/public/communities/:communityId/logo': {
    operation: 'readPublicCommunityLogo',
    summary: 'The logo as a visitor sees it.',
    access: 'anyone',
    params: one,
    query: size,
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/public/communities/:communityId/card.jpg': {
    operation: 'readCommunityCard',
    summary: 'The preview picture of a community as a visitor sees it, 1200 by 630.',
    access: 'anyone',
    params: one,
    query: z.strictObject({ v: z.string().max(20).optional() }),
    reply: null,
    sends: ['image/jpeg'],
  },
} as const satisfies Contract;

export type CommunityContract = typeof communityContract;
