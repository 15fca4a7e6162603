import { z } from 'zod';

/** Where the cover is cut: percent of what does not fit from the middle, times its size, degrees clockwise. */
const coverCoordinate = z.strictObject({
  rotationAngle: z.number().min(-180).max(180),
  scale: z.number().min(1).max(4),
  xcoordinate: z.number().min(-50).max(50),
  ycoordinate: z.number().min(-50).max(50),
});

export const coverWish = z.strictObject({ mediaId: z.uuid().nullable(), coordinate: coverCoordinate });
export type CoverWish = z.output<typeof coverWish>;
