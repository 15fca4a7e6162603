export { commentsQuery } from '../queries.ts';
