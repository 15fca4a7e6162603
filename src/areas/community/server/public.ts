/** What other areas may ask this one for. */
export { findableCommunities } from './access.sql.ts';
export { presentCard as presentCommunityCard } from './discover/present.ts';
export { listCommunityRows } from './discover/reads.ts';
export { readersOf, textToMembers } from './keeping/store.ts';
export { type Approving, approvingIn } from './members/approving.sql.ts';
export { mayRemoveMember, reinstateMember, removeByDecision } from './members/by-decision.ts';
export { handOver as handOverCommunity } from './members/manage.ts';
export { ownedAloneBy } from './members/reads.ts';
export { endCommunity } from './plan/end.ts';
export { presentCommunity } from './present.ts';
export { papersOf } from './qualifications/store.ts';
export {
  findCommunity,
  findCommunityWithCounts,
  foundCommunities,
  joinedOrAsked,
  leadersOf,
  namesOfVisibleCommunities,
} from './reads.ts';
export { mayIn, plannedFor, planningFor } from './rights.ts';
