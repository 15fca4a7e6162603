import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { HuddleId, MediaId, PhotoId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, line, pageSize, pictureTypes } from '#platform/shared/wire-values.ts';

const huddleId = idOf<HuddleId>();
const one = z.strictObject({ huddleId });
const onePhoto = z.strictObject({ huddleId, photoId: idOf<PhotoId>() });
const alt = line(300);

const photo = z
  .object({
    id: z.string(),
    owner: face,
    mine: z.boolean(),
    /** What the picture shows, for people who cannot see it. */
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'HuddlePhoto' });
export type PhotoView = z.output<typeof photo>;

/** Pictures of an outing, for those who take part in it. */
export const photoContract = {
  'GET /api/huddles/:huddleId/photos': {
    operation: 'listPhotos',
    summary: 'The pictures of a huddle, newest first, for people who take part.',
    access: 'member',
    params: one,
    query: z.strictObject({ after: idOf<PhotoId>().optional(), limit: pageSize }),
    reply: z.object({ items: z.array(photo), next: z.string().nullable() }),
  },
  'POST /api/huddles/:huddleId/photos': {
    operation: 'addPhoto',
    summary: 'Shows a picture that I have uploaded.',
    access: 'member',
    params: one,
    body: z.strictObject({ mediaId: idOf<MediaId>(), alt: alt.default('') }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['PHOTOS_OF_PARTICIPANTS', 'TOO_MANY_PHOTOS', 'PHOTO_NOT_YOURS'],
    perMinute: 60,
  },
  'PATCH /api/huddles/:huddleId/photos/:photoId': {
    operation: 'describePhoto',
    summary: 'Says what a picture of mine shows.',
    access: 'member',
    params: onePhoto,
    body: z.strictObject({ alt }),
    reply: commandReply,
    refusals: ['PHOTO_NOT_YOURS'],
  },
  'DELETE /api/huddles/:huddleId/photos/:photoId': {
    operation: 'removePhoto',
    summary: 'Removes a picture of mine, or as a host any.',
    access: 'member',
    params: onePhoto,
    reply: commandReply,
    refusals: ['PHOTO_NOT_YOURS'],
  },
  'GET /api/huddles/:huddleId/photos/:photoId/picture': {
    operation: 'readPhoto',
    summary: 'The picture itself.',
    access: 'member',
    params: onePhoto,
    query: z.strictObject({ w: z.coerce.number().int().min(16).max(1_920).default(640) }),
    reply: null,
    sends: pictureTypes,
  },
} as const satisfies Contract;

export type PhotoContract = typeof photoContract;
