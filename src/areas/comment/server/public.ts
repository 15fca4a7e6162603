/** What other areas may ask this one for. */
export type { Discussion } from './reads.ts';
