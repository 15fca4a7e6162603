import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { shapeOf } from '../../rules/username.ts';

/** Who chooses a name that looks like this one waits until this transaction is over: two at once may not clash. */
export async function lockShape(tx: Tx, username: string): Promise<void> {
  const name = `username ${shapeOf(username)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Keeps the name that somebody leaves. */
export async function leaveUsername(
  tx: Tx,
  { personId, username, now }: { personId: PersonId; username: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('username_changes')
    .values({ id: newId<string>(), person_id: personId, username, left_at: now })
    .execute();
}
