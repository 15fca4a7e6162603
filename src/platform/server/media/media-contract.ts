import { z } from 'zod';
import { commandReplyWith } from '#platform/shared/command-reply.ts';
import { MAX_PICTURE_BYTES } from '#platform/shared/picture-limits.ts';
import type { Contract } from '#platform/shared/wire.ts';

export const mediaContract = {
  'POST /api/media': {
    operation: 'uploadPicture',
    summary: 'Keeps a picture (JPEG, PNG, WebP, AVIF, GIF) that an object of mine may then show.',
    access: 'account',
    rawBody: true,
    bodyLimit: MAX_PICTURE_BYTES,
    perMinute: 20,
    reply: commandReplyWith({
      id: z.uuid(),
      width: z.number().int(),
      height: z.number().int(),
      thumbhash: z.string().describe('Base64 of a small preview, see the thumbhash format'),
    }),
    refusals: ['NOT_A_PICTURE', 'PICTURES_WAIT', 'PICTURES_UNUSED'],
  },
} as const satisfies Contract;
