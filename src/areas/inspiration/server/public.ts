/** What other areas may ask this one for. */
export { professionsOfBadges } from './badges/reads.ts';
export {
  foundInspirations,
  isReadable,
  readableInspirations,
  readersOf,
  titlesOfInspirations,
} from './reads.ts';
