import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Kind } from '../../rules/kinds.ts';

/** Notes that somebody was asked whether to hear less of a kind: nobody is asked twice. */
export async function saveAnswer(db: DbOrTx, personId: PersonId, kind: Kind, now: Date): Promise<void> {
  await db
    .insertInto('notification_offers')
    .values({ person_id: personId, kind, answered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
