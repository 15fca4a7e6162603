import { z } from 'zod';
import type { MediaId } from '#platform/shared/ids.ts';
import { face, idOf, line, place, prose, webAddress } from '#platform/shared/wire-values.ts';
import { acts } from '../rules/rights.ts';
import { plannings, privacies, roles } from '../rules/state.ts';

const MAX_TAGS = 10;
const MAX_SOCIAL = 5;

export const topic = line(40).min(1);

/** What a founder or an admin says about a community. */
export const communityPlan = z.strictObject({
  name: line(100).min(1),
  description: prose(5_000).default(''),
  privacy: z.enum(privacies).default('PUBLIC'),
  approvalRequired: z.boolean().default(false),
  invitationAllowed: z.boolean().default(true),
  /** Who plans outings in its name. */
  planning: z.enum(plannings).default('ALL'),
  /** Who an ordinary member invites needs no admin. */
  memberInvitesSuffice: z.boolean().default(false),
  /** Who joins reads the last messages from before. */
  earlierMessages: z.boolean().default(true),
  tags: z.array(topic).max(MAX_TAGS).default([]),
  location: place.nullable().default(null),
  /** The day it was founded. */
  incorporatedAt: z.iso.date().nullable().default(null),
  logoImageId: idOf<MediaId>().nullable().default(null),
  coverImageId: idOf<MediaId>().nullable().default(null),
  coverImageCoordinate: z
    .strictObject({ ycoordinate: z.number().int().min(0).max(100) })
    .default({ ycoordinate: 50 }),
  externalWebUrl: webAddress.default(''),
  externalVideoUrl: webAddress.default(''),
  externalSocialUrls: z.array(webAddress).max(MAX_SOCIAL).default([]),
  rules: prose(3_000).default(''),
  joinQuestion: line(300).default(''),
  welcome: prose(3_000).default(''),
});
export type CommunityPlan = z.output<typeof communityPlan>;

const membership = z.object({
  member: z.boolean(),
  joinRequested: z.boolean(),
  joinInvited: z.boolean(),
  role: z.enum(roles).nullable(),
  title: z.string(),
  /** What I may do here. */
  acts: z.array(z.enum(acts)),
  /** Whether I plan outings for it; ASK with approval. */
  planning: z.enum(['YES', 'ASK', 'NO']),
  mayInvite: z.boolean(),
  invitedBy: face.nullable(),
});

/** `null` where the viewer may not know. */
const statistics = z.object({
  totalConfirmedHuddles: z.number().int().nullable(),
  totalUpcomingHuddles: z.number().int().nullable(),
  totalPastHuddles: z.number().int().nullable(),
  totalMembers: z.number().int().nullable(),
  totalMembersFollowing: z.number().int().nullable(),
  totalJoinRequests: z.number().int().nullable(),
});

/** A community as one viewer sees it; the front of a private one has everything else empty. */
export const communityView = z
  .object({
    id: z.string(),
    sight: z.enum(['FRONT', 'ABOUT', 'INSIDE', 'LEAD']),
    name: z.string(),
    description: z.string(),
    privacy: z.enum(privacies),
    approvalRequired: z.boolean(),
    invitationAllowed: z.boolean(),
    planning: z.enum(plannings),
    memberInvitesSuffice: z.boolean(),
    earlierMessages: z.boolean(),
    tags: z.array(z.object({ name: z.string() })),
    location: place.nullable(),
    incorporatedAt: z.string().nullable(),
    logoUrl: z.string(),
    coverUrl: z.string(),
    logoImageId: idOf<MediaId>().nullable(),
    coverImageId: idOf<MediaId>().nullable(),
    coverImageCoordinate: z.object({ ycoordinate: z.number() }),
    externalWebUrl: z.string(),
    externalVideoUrl: z.string(),
    externalSocialUrl1: z.string(),
    externalSocialUrl2: z.string(),
    externalSocialUrl3: z.string(),
    externalSocialUrl4: z.string(),
    externalSocialUrl5: z.string(),
    rules: z.string(),
    joinQuestion: z.string(),
    welcome: z.string(),
    archived: z.boolean(),
    deleteAfter: z.string().nullable(),
    version: z.number().int(),
    membership,
    statistics,
  })
  .meta({ id: 'Community' });
export type CommunityView = z.output<typeof communityView>;

export const communityCard = z
  .object({
    id: z.string(),
    name: z.string(),
    summary: z.string(),
    privacy: z.enum(privacies),
    approvalRequired: z.boolean(),
    tags: z.array(z.string()),
    locationName: z.string().nullable(),
    /** Where it is at home, to about a kilometre. */
    area: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    logoUrl: z.string(),
    coverUrl: z.string(),
    totalMembers: z.number().int().nullable(),
    upcomingHuddles: z.number().int().nullable(),
    /** Up to three members whom I follow. */
    followings: z.array(face),
    asksFirst: z.boolean(),
    archived: z.boolean(),
    member: z.boolean(),
    joinRequested: z.boolean(),
    joinInvited: z.boolean(),
    role: z.enum(roles).nullable(),
    /** Whether I plan outings for it; ASK with approval. */
    planning: z.enum(['YES', 'ASK', 'NO']),
  })
  .meta({ id: 'CommunityCard' });
export type CommunityCard = z.output<typeof communityCard>;

export const memberRow = z
  .object({
    person: face,
    role: z.enum(roles),
    /** A word beside the name that grants nothing. */
    title: z.string(),
    /** The number they have in the club since joining; for admins and treasurers. */
    number: z.number().int().nullable(),
    since: z.string(),
    /** What they answered to the join question; for admins. */
    answer: z.string().nullable(),
    /** When they last answered an outing of the club or wrote to it, and whether there is a note; for admins. */
    activeAt: z.string().nullable(),
    noted: z.boolean().nullable(),
    /** The day until which dues are paid, and when they were last asked for; for admins and treasurers. */
    paidUntil: z.string().nullable(),
    duesAskedAt: z.string().nullable(),
    /** Where the community writes to them, in their own words; for admins and treasurers. */
    address: z.string().nullable(),
  })
  .meta({ id: 'CommunityMember' });
export type MemberView = z.output<typeof memberRow>;
