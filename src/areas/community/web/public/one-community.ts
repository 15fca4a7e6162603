/** A community as I see it, for pages of other areas about one. */
export { communityQuery } from '../queries.ts';
