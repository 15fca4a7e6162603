import { z } from 'zod';
import { activities } from '#areas/huddle/rules/activity.ts';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId, ProgramTokenId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, idOf, line, pageSize } from '#platform/shared/wire-values.ts';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME, scopes } from '../rules/tokens.ts';

const communityId = idOf<CommunityId>();
const one = z.strictObject({ communityId });
const oneToken = z.strictObject({ communityId, tokenId: idOf<ProgramTokenId>() });
const scopesWanted = z
  .array(z.enum(scopes))
  .min(1)
  .max(scopes.length)
  .refine((wanted) => new Set(wanted).size === wanted.length, 'must be different scopes');

const tokenRow = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** Who made it, and as far as whom it reads; null where the viewer may not see them. */
  madeBy: face.nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string().nullable(),
});
export type TokenView = z.output<typeof tokenRow>;

const clubOuting = z.object({
  id: z.string(),
  name: z.string(),
  activity: z.enum(activities),
  privacy: z.enum(['PUBLIC', 'COMMUNITY']),
  status: z.enum(['PUBLISHED', 'CANCELLED']),
  startDateTime: z.string(),
  endDateTime: z.string(),
  timeZone: z.string(),
  venueName: z.string().nullable(),
  hostName: z.string(),
  /** Null without a limit, or where hosts keep the numbers to themselves. */
  placesLeft: z.number().int().nullable(),
  confirmedPeople: z.number().int().nullable(),
  url: z.string(),
});
export type ClubOutingView = z.output<typeof clubOuting>;

/** Tokens with which programs read a club, and the outings as programs read them (I11). */
export const tokenContract = {
  'GET /api/communities/:communityId/outings': {
    operation: 'listClubOutings',
    summary: 'The outings of a club that its members see, to come or over, for programs too.',
    access: 'member',
    programScope: 'outings',
    params: one,
    query: z.strictObject({
      when: z.enum(['COMING', 'PAST']).default('COMING'),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(clubOuting), next: z.string().nullable() }),
    refusals: ['NOT_A_MEMBER'],
  },
  'GET /api/communities/:communityId/tokens': {
    operation: 'listProgramTokens',
    summary: 'The tokens with which programs read this club, for its admins; none of them can be read again.',
    access: 'member',
    params: one,
    reply: z.object({ items: z.array(tokenRow) }),
    refusals: ['NOT_AN_ADMIN'],
  },
  'PUT /api/communities/:communityId/tokens/:tokenId': {
    operation: 'createProgramToken',
    summary:
      'An admin makes a token under an id of their own choice. It reads what its scopes say and what they may see, and is answered once.',
    access: 'member',
    params: oneToken,
    body: z.strictObject({
      name: line(MAX_TOKEN_NAME).min(1),
      scopes: scopesWanted,
      days: z.number().int().min(1).max(MAX_TOKEN_DAYS),
    }),
    reply: commandReplyWith({ token: z.string() }),
    refusals: ['NOT_AN_ADMIN', 'TOO_MANY_TOKENS', 'TOKEN_EXISTS'],
    perMinute: 10,
  },
  'DELETE /api/communities/:communityId/tokens/:tokenId': {
    operation: 'revokeProgramToken',
    summary: 'An admin ends a token, whoever made it.',
    access: 'member',
    params: oneToken,
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN'],
  },
} as const satisfies Contract;
