/** What other areas may ask this one for. */

export { namesOfAwards } from './awards/reads.ts';
export { coverUrlOf, type FaceRow, pictureUrlOf, presentPersonSummary } from './face.ts';
export { listOutings } from './history/reads.ts';
export { listFollows } from './lists/reads.ts';
export {
  faultOfText,
  newcomerLimitsOf,
  refuseManyLinks,
  refuseStrangers,
  refuseText,
} from './newcomers/newcomers.ts';
export { isUnknownSql } from './newcomers/store.ts';
export { findProfile } from './profile/reads.ts';
export { presentReaders } from './readers/present.ts';
export { idsOfReaders, unreachableSql } from './readers/reads.ts';
export {
  areBlocked,
  foundPeople,
  namesOfVisiblePeople,
  peopleOfUsernames,
  viewerOfId,
  visiblePersonSummaries,
} from './reads.ts';
export { followPerson } from './relations/change-relation.ts';
export {
  blockedPairSql,
  followedOrAsked,
  followeesOf,
  followersOf,
  followingOrAsking,
  follows,
  mutes,
} from './relations/reads.ts';
export { findAlike, findPeople } from './search/reads.ts';
