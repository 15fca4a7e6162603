/** What other areas may ask this one for. */
export { nameOfCarpool } from './access.sql.ts';
export { forgetEndedRides, returnedRides } from './club/ended.sql.ts';
export { giveBackRides } from './club/give-back.ts';
export { carpoolsAhead, ridesInClub } from './club/reads.ts';
export { type FoundOffer, foundCarpools, foundOffers, partsInCarpools } from './discover/found.sql.ts';
export { type FoundNeed, foundNeeds } from './discover/needs.ts';
export { listCarpoolRows } from './discover/reads.ts';
export { leaveAllCars } from './plan/leave-all.ts';
export {
  canWatchCarpool,
  countCarsTo,
  drivenTo,
  findCarpool,
  isCarpoolOpen,
  lacksRide,
  namesOfVisibleCarpools,
  ridersOf,
} from './reads.ts';
export { listCarsTo } from './rides/cars.sql.ts';
export { type MyRide, ridesAheadOf } from './rides/mine.ts';
