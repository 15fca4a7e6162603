import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Choice } from '../../rules/choices.ts';
import type { Kind } from '../../rules/kinds.ts';

const WORD_BYTES = 24;

export async function saveChoice(
  tx: Tx,
  personId: PersonId,
  kind: Kind,
  { inApp, mail }: Choice,
): Promise<void> {
  const chosen = { in_app: inApp, mail };
  await tx
    .insertInto('notification_choices')
    .values({ person_id: personId, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet(chosen))
    .execute();
}

/** The word that ends mails of this kind for this person; always the same one. */
export async function unsubscribeWord(tx: Tx, personId: PersonId, kind: Kind): Promise<string> {
  const token = randomBytes(WORD_BYTES).toString('base64url');
  const row = await tx
    .insertInto('notification_unsubscribes')
    .values({ token, person_id: personId, kind })
    // A no-op update answers the word that is there already.
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet({ kind }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return row.token;
}
