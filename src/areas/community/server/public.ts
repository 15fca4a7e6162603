/** What other areas may ask this one for. */
export { findableCommunities } from './access/reads.ts';
export { presentCard as presentCommunityCard } from './lists/present.ts';
export { listCommunityRows } from './lists/reads.ts';
export {
  findCommunity,
  foundCommunities,
  joinedOrAsked,
  leadersOf,
  namesOfVisibleCommunities,
} from './reads.ts';
