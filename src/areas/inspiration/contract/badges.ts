import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, prose } from '#platform/shared/wire-values.ts';
import { oneRequest, page, profession } from './views.ts';

const request = z
  .object({
    id: z.string(),
    person: face,
    profession,
    proof: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'BadgeRequest' });

const asked = z.object({
  profession,
  state: z.enum(['OPEN', 'GRANTED', 'DECLINED']),
  createdAt: z.string(),
});

/** The badge of a professional: asked for by the person, granted by a moderator (INS-5). */
export const badgeContract = {
  'GET /api/badge': {
    operation: 'readMyBadge',
    summary: 'My badge, and how my last request for one stands.',
    access: 'member',
    reply: z.object({ badge: profession.nullable(), request: asked.nullable() }),
  },
  'POST /api/badge-requests': {
    operation: 'requestBadge',
    summary: 'Asks for the badge of a professional; moderators alone read the proof.',
    access: 'member',
    body: z.strictObject({ profession, proof: prose(2_000).min(1) }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['BADGE_YOURS', 'BADGE_ASKED'],
    perMinute: 5,
  },
  'GET /api/badge-requests': {
    operation: 'listBadgeRequests',
    summary: 'Who asks for a badge, oldest first; for moderators.',
    access: 'member',
    query: page,
    reply: z.object({ items: z.array(request), next: z.string().nullable() }),
    refusals: ['BADGE_MODERATORS_ONLY'],
  },
  'PUT /api/badge-requests/:requestId': {
    operation: 'decideOnBadge',
    summary: 'A moderator grants a badge or declines it.',
    access: 'member',
    params: oneRequest,
    body: z.strictObject({ granted: z.boolean() }),
    reply: commandReply,
    refusals: ['BADGE_MODERATORS_ONLY', 'BADGE_DECIDED'],
  },
} as const satisfies Contract;

export type BadgeContract = typeof badgeContract;
