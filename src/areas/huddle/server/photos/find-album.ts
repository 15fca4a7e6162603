import type { DbOrTx } from '#platform/server/db/database.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { findHuddle, type VisibleHuddle } from '../reads.ts';

/** The huddle whose pictures somebody asks for; seeing none of them is a rule of its own. */
export async function findAlbum(
  db: DbOrTx,
  personId: PersonId,
  huddleId: HuddleId,
): Promise<VisibleHuddle | Refusal> {
  const huddle = await findHuddle(db, { personId }, huddleId);
  return huddle && huddle.access !== 'LINK' ? huddle : missing();
}

/** Pages that show the pictures read them again. */
export async function tellPhotographed(db: DbOrTx, huddleId: HuddleId): Promise<void> {
  await announce(db, `huddle:${huddleId}`, 'huddle.photographed', { id: huddleId });
}
