/** What other areas may ask of this one. */
export { whereUsernameLeads } from './username/reads.ts';
