import { z } from 'zod';
import type { Contract } from '#platform/shared/wire.ts';
import { face, line, personId, pictureTypes } from '#platform/shared/wire-values.ts';
import { profileContract } from './profile.ts';
import { relationContract } from './relations.ts';

const one = z.strictObject({ id: personId });
/** `v` only tells one picture from the next in caches; `w` is the width in pixels that is wanted. */
const size = z.strictObject({
  v: z.string().max(64).optional(),
  w: z.coerce.number().int().min(16).max(1_920).default(320),
});

export const personContract = {
  ...relationContract,
  ...profileContract,
  'GET /api/people': {
    operation: 'searchPeople',
    summary:
      'People whose name or username holds what was typed; those I follow or who follow me come first.',
    access: 'member',
    query: z.strictObject({
      q: line(60).min(2),
      limit: z.coerce.number().int().min(1).max(20).default(8),
    }),
    reply: z.object({ people: z.array(face) }),
    perMinute: 120,
  },
  'GET /api/user/:id/pic': {
    operation: 'readPicture',
    summary: "A person's picture, or their initials.",
    access: 'account',
    params: one,
    query: size,
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/public/user/:id/pic': {
    operation: 'readPublicPicture',
    summary: "A person's picture as a visitor sees it, or their initials.",
    access: 'anyone',
    params: one,
    query: size,
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/user/:id/cover': {
    operation: 'readCover',
    summary: "A person's cover, or a drawn picture of their own.",
    access: 'account',
    params: one,
    query: size,
    reply: null,
    sends: pictureTypes,
  },
} as const satisfies Contract;

export type PersonContract = typeof personContract;
