import * as the from './names.ts';
import type { Row } from './row.ts';

/** What cleo asks about herself. */
export const ofCleo: readonly Row[] = [
  ['what is my next huddle', the.altagracia],
  ['what should I bring on my next huddle', the.altagracia],
  ['when does it get dark on my next huddle', the.altagracia],
  ['where am I going in July', the.takao, the.priorat, the.uetliberg],
  ['am I hosting anything', the.carmichael, the.altagracia],
  ['Hill repeats in Carmichael', the.carmichael],
  ['my communities', the.dawn],
];

/** The same of asha, who sees other things. */
export const ofAsha: readonly Row[] = [
  ['what is my next huddle', the.gornergrat],
  ['what do I pack for my next outing', the.gornergrat],
  ['my huddles next week', the.aiguilles, the.kanggye],
  ['where do I go in July', the.takao, the.uetliberg, the.snowdon],
  ['which clubs am I in', the.ridges],
  ['Hill repeats in California', the.altagracia],
];
