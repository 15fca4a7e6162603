import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** Who writes to us, and whether an answer would reach them. */
export function readWriter(db: DbOrTx, personId: PersonId) {
  return db
    .selectFrom('people')
    .select(['username', 'email', 'email_verified'])
    .where('id', '=', personId)
    .executeTakeFirst();
}
