/** What other areas may ask this one for. */
export { type CommentPlace, findComment, placeOfComment } from './moderated.sql.ts';
export type { Discussion } from './reads.ts';
