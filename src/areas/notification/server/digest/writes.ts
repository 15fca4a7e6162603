import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { dueAt } from '../../rules/settings.ts';
import { DIGEST } from '../choices/reads.ts';
import { findSettings } from '../settings/reads.ts';

/** The next is due by the person's clocks, and begins where this one ended. */
export async function moveOn(
  tx: Tx,
  { personId, timeZone }: { readonly personId: PersonId; readonly timeZone: string },
  now: Date,
): Promise<void> {
  const next = dueAt(await findSettings(tx, personId), now, timeZone);
  await tx
    .updateTable('notification_settings')
    .set({ digest_next_at: next, digest_since: now, away_since: null, away_until: null })
    .where('person_id', '=', personId)
    .execute();
}

/** No further one, until they choose it again. */
export async function endDigest(tx: Tx, personId: PersonId): Promise<void> {
  await tx
    .updateTable('notification_settings')
    .set({ digest: 'NEVER' })
    .where('person_id', '=', personId)
    .execute();
}

/** The word that ends the digests of this person; always the same one. */
export async function digestWord(tx: Tx, personId: PersonId): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const found = await sql<{ token: string }>`
    insert into notification_unsubscribes (token, person_id, kind) values (${token}, ${personId}, ${DIGEST})
    on conflict (person_id, kind) do update set kind = excluded.kind returning token`.execute(tx);
  return found.rows[0]?.token ?? token;
}
