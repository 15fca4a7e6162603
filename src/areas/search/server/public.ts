/** What other areas may ask this one for. */
export { finders } from './finders.ts';
export { warmUp } from './meanings/near-by-meaning.ts';
export { search } from './reads.ts';
