/** What other areas may ask this one for. */

export { isPublished, readersAmong } from './access.sql.ts';
export { wordsOfPosts } from './feeds/reads.ts';
export { foundPosts, newestPosts, newestPostsOf } from './found.sql.ts';
export { authorsOfPosts } from './writing/restore.sql.ts';
export { exportedPost, restorePost } from './writing/restore-post.ts';
