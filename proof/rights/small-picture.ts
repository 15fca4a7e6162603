import { goodPicture } from '#platform/server/media/picture-corpus.ts';

/** Made once: every stage has several. */
export const smallPicture = await goodPicture(20, 20);
