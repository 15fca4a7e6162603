/** What other areas may ask this one for. */
export { nameOfCarpool } from './access/reads.ts';
export { foundCarpools, foundOffers, partsInCarpools } from './found/reads.ts';
export {
  canWatchCarpool,
  drivenTo,
  findCarpool,
  isCarpoolOpen,
  lacksRide,
  namesOfVisibleCarpools,
  ridersOf,
} from './reads.ts';
