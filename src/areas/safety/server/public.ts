/** What other areas may ask this one for. */
export { findPlan, namesOfReturnPlans, peopleOfPlan } from './plans/reads.ts';
