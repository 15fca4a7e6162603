import type { PersonId } from '#platform/shared/ids.ts';
import { publish } from '../bus.ts';
import type { DbOrTx } from '../db/database.ts';

/**
 * Tells every process that a log-in of this account has ended: what is remembered of the person is forgotten and
 * their open streams must show a token that still stands. Answers who it is, if anybody yet.
 */
export async function tellSignedOut(
  db: DbOrTx,
  issuer: string,
  accountId: string,
): Promise<PersonId | undefined> {
  const identity = await db
    .selectFrom('identities')
    .select('person_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', accountId)
    .executeTakeFirst();
  if (identity) await publish(db, 'person.signed-out', { personId: identity.person_id });
  return identity?.person_id;
}
