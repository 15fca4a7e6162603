import type { DbOrTx } from '#platform/server/db/database.ts';
import { announce } from '#platform/server/stream/facts.ts';
import type { InspirationId } from '#platform/shared/ids.ts';

/** Pages that show the inspiration read it again. */
export async function tellChanged(db: DbOrTx, id: InspirationId): Promise<void> {
  await announce(db, `inspiration:${id}`, 'inspiration.changed', { id });
}
