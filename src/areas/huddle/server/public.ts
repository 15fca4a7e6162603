/** What other areas may ask this one for. */
export { insideHuddle, type PersonAt, readableAmong, readableHuddles, visibleHuddles } from './access.sql.ts';
export { endParts } from './attendance/end-parts.ts';
export { listHostedBy, partsOf } from './attendance/reads.ts';
export { namesByHand } from './by-hand/reads.ts';
export { type HostedHuddle, listHosted } from './calendar/reads.ts';
export { forgetEnded, returnedParts } from './club/ended.sql.ts';
export { giveBackParts } from './club/give-back.ts';
export { hostedInClub, partsInClub, plansOfOffice } from './club/reads.ts';
export { isNotOver, isOver } from './course.sql.ts';
export { votedOn } from './date-poll/reads.ts';
export { listCalledOff } from './discover/called-off.sql.ts';
export { readClubCard } from './discover/club-card.sql.ts';
export type { DiscoverFilters } from './discover/filters.sql.ts';
export { metersToHuddle } from './discover/filters.sql.ts';
export { listHuddles, listHuddlesByIds, listMyDays } from './discover/lists.sql.ts';
export { presentCard as presentHuddleCard } from './discover/present.ts';
export { discoverHuddles, popularHuddleIds } from './discover/reads.ts';
export { namesByMail } from './mail-answers/store.ts';
export { addressedBy, textOfMessage } from './messages/reads.ts';
export { companionsOf } from './people/companions.ts';
export {
  findHostMessage,
  inConversations,
  outsideConversation,
  waitingOutside,
} from './people/conversation.sql.ts';
export { leaveCoHosting, leaveHosting } from './people/leave-hosting.ts';
export { listParty } from './people/party.sql.ts';
export { hostedBy, queuePositionOf } from './people/reads.ts';
export { standingOf } from './people/standing.ts';
export { firstOf, waitingOf } from './people/waiting.ts';
export { presentHuddle } from './present.ts';
export {
  answersOf,
  canWatchHuddle,
  findHuddle,
  foundHuddles,
  namesOfVisibleHuddles,
  peopleOf,
  type VisibleHuddle,
} from './reads.ts';
