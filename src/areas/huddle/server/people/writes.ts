import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Change, Whereabouts } from '../../rules/changes.ts';

interface Noted {
  attended_people?: number | null;
  paid_at?: Date | null;
  acknowledged_at?: Date;
}

/** Saves what is noted about one person's part; their answer and place are the ledger's. */
export async function saveNoted(tx: Tx, huddleId: HuddleId, personId: PersonId, noted: Noted): Promise<void> {
  await tx
    .updateTable('participations')
    .set(noted)
    .where('huddle_id', '=', huddleId)
    .where('person_id', '=', personId)
    .execute();
}

/** From now on everybody who has answered is asked to acknowledge these changes. */
export async function saveMove(
  tx: Tx,
  huddleId: HuddleId,
  changes: readonly Change[],
  before: Pick<Whereabouts, 'startsAt' | 'endsAt' | 'venue'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('huddles')
    .set({
      moved_at: now,
      moved_what: [...changes],
      moved_from_start: before.startsAt,
      moved_from_end: before.endsAt,
      moved_from_venue: before.venue?.name ?? null,
    })
    .where('id', '=', huddleId)
    .execute();
}
