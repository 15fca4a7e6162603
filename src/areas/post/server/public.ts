/** What other areas may ask this one for. */
export { wordsOfPosts } from './feeds/reads.ts';
export { foundPosts } from './found/reads.ts';
export { isPublished, readersAmong } from './sight/reads.ts';
