import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, line } from '#platform/shared/wire-values.ts';
import { awardIds } from '../rules/awards.ts';
import { profileParts } from '../rules/profile-parts.ts';

const one = z.strictObject({ username: line(60).min(1) });
const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit);

const profile = z
  .object({
    id: z.string(),
    username: z.string(),
    displayName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    bio: z.string(),
    interestTags: z.array(z.string()),
    /** The name of a place, never where it is. */
    location: z.string().nullable(),
    self: z.boolean(),
    /** They follow me. */
    follower: z.boolean(),
    /** They have asked to follow me. */
    followerRequested: z.boolean(),
    /** I follow them. */
    following: z.boolean(),
    /** I have asked to follow them. */
    followingRequested: z.boolean(),
    followingSince: z.string().nullable(),
    muted: z.boolean(),
    /** How many, counted up to 10,000. */
    followers: z.number().int(),
    followings: z.number().int(),
    /** Only on my own. */
    dateOfBirth: z.string().nullable(),
    profilePicUrl: z.string(),
    coverPhotoUrl: z.string(),
    coverPhotoCoordinate: z.object({
      rotationAngle: z.number(),
      scale: z.number(),
      xcoordinate: z.number(),
      ycoordinate: z.number(),
    }),
  })
  .meta({ id: 'Profile' });
export type ProfileView = z.output<typeof profile>;

const award = z
  .object({
    id: z.enum(awardIds),
    /** The month in which it was earned, as 2026-05. */
    earnedIn: z.string().nullable(),
    have: z.number().int().nullable(),
    need: z.number().int(),
  })
  .meta({ id: 'Award' });
export type AwardView = z.output<typeof award>;

const month = z
  .object({
    /** As 2026-05. */
    month: z.string(),
    outings: z.number().int(),
    hosted: z.number().int(),
    distanceMeters: z.number().int(),
    ascentMeters: z.number().int(),
    peopleMet: z.number().int(),
  })
  .meta({ id: 'TrendMonth' });
export type TrendMonthView = z.output<typeof month>;

const companion = z.object({ face, outings: z.number().int() });
export type CompanionView = z.output<typeof companion>;

const trailblazer = z
  .object({ id: z.string(), name: z.string(), pictureUrl: z.string(), words: z.string() })
  .meta({ id: 'Trailblazer' });
export type Trailblazer = z.output<typeof trailblazer>;

/** Somebody as other members see them. */
export const profileContract = {
  'GET /api/profiles/:username': {
    operation: 'readProfile',
    summary: 'Somebody as I may see them, and how we stand to each other.',
    access: 'member',
    params: one,
    reply: profile,
  },
  'GET /api/profiles/:username/mutual-connections': {
    operation: 'listMutualConnections',
    summary: 'People whom both of us follow: up to five of them, and how many there are.',
    access: 'member',
    params: one,
    reply: z.object({ content: z.array(face), numberOfElements: z.number().int() }),
  },
  'GET /api/profiles/:username/awards': {
    operation: 'listAwards',
    summary:
      'What somebody has earned on outings that really took place; of mine also what is still to come.',
    access: 'member',
    params: one,
    reply: z.object({ items: z.array(award) }),
  },
  'GET /api/profiles/:username/trends': {
    operation: 'readTrends',
    summary: 'Outings, distance, ascent and people met by month; of others only when they publish it.',
    access: 'member',
    params: one,
    query: z.strictObject({ months: z.coerce.number().int().min(3).max(36).default(12) }),
    reply: z.object({ published: z.boolean(), months: z.array(month).nullable() }),
  },
  'PUT /api/me/trends': {
    operation: 'publishTrends',
    summary: 'Shows my trends to who may see my profile, or keeps them to me.',
    access: 'member',
    body: z.strictObject({ published: z.boolean() }),
    reply: commandReply,
  },
  'GET /api/profiles/:username/companions': {
    operation: 'listCompanions',
    summary:
      'The clubs of somebody and with whom they went out most, as far as they show them; mine in any case.',
    access: 'member',
    params: one,
    reply: z.object({
      /** What others see of it. */
      clubsShown: z.boolean(),
      companionsShown: z.boolean(),
      clubs: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
      companions: z.array(companion).nullable(),
    }),
  },
  'PUT /api/me/companions': {
    operation: 'showCompanions',
    summary: 'Shows my clubs, or with whom I went out, to who may see my profile, or keeps them to me.',
    access: 'member',
    body: z.strictObject({ part: z.enum(profileParts), shown: z.boolean() }),
    reply: commandReply,
  },
  'GET /api/people/near': {
    operation: 'listPeopleNear',
    summary: 'People who live around a place, those with the most followers first.',
    access: 'account',
    query: z.strictObject({ lat: degrees(90), lng: degrees(180) }),
    reply: z.object({ people: z.array(face) }),
    refusals: ['EMAIL_NOT_VERIFIED'],
    perMinute: 30,
  },
  'GET /api/public/people/trailblazers': {
    operation: 'listTrailblazers',
    summary: 'People who have said that visitors may see them, those who hosted most first.',
    access: 'anyone',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(12).default(4) }),
    reply: z.object({ people: z.array(trailblazer) }),
  },
} as const satisfies Contract;
