/** What other areas may ask this one for. */
export { openedForOwner } from './contacts/reads.ts';
export { findPlan, namesOfReturnPlans, peopleOfPlan } from './plans/reads.ts';
