import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { awardRules, type Done } from '../../rules/awards.ts';
import { listFirstMeetings, listOutings, listRidesGiven } from './reads.ts';

/** What one person really did until now, as far as awards ask. */
export async function doneBy(db: DbOrTx, personId: PersonId, now: Date): Promise<Done> {
  return {
    outings: await listOutings(db, personId, now),
    meetings: await listFirstMeetings(db, personId, now, awardRules.GOOD_COMPANY.need),
    rides: await listRidesGiven(db, personId, now, awardRules.DRIVER_OF_TEN.need),
  };
}
