export { huddleCarpoolsQuery } from '../queries.ts';
