/** What other areas may ask of this one. */
export { liftSuspension, suspendPerson } from './powers/suspend-person.ts';
export { whereUsernameLeads } from './username/reads.ts';
