export { huddleQuery, huddlesQuery } from '../queries.ts';
