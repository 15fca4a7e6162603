/** What other areas may ask this one for. */
export { professionsOfBadges } from './badges/reads.ts';
export { authorsOfInspirations } from './drafts/restore.sql.ts';
export { exportedInspiration, restoreInspiration } from './drafts/restore-inspiration.ts';
export { newestInspirations } from './list-stories.sql.ts';
export {
  foundInspirations,
  isReadable,
  readableInspirations,
  readersOf,
  titlesOfInspirations,
} from './reads.ts';
