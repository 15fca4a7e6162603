import type { DbOrTx } from '#platform/server/db/database.ts';
import { announce } from '#platform/server/stream/facts.ts';

/** Pages that show the carpool, or its huddle, read it again with their own rights. */
export async function announceChange(
  db: DbOrTx,
  { id, huddle_id: huddleId }: { readonly id: string; readonly huddle_id: string | null },
): Promise<void> {
  const fact = { id, huddleId };
  await announce(db, `carpool:${id}`, 'carpool.changed', fact);
  if (huddleId) await announce(db, `huddle:${huddleId}`, 'carpool.changed', fact);
}
