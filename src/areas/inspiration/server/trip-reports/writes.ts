import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, InspirationId, PersonId, PhotoId, PictureId } from '#platform/shared/ids.ts';
import type { Cell, ConditionKind } from '../../rules/trip-report.ts';
import type { LookBack } from './reads.ts';

interface Said extends LookBack {
  readonly huddleId: HuddleId;
  readonly personId: PersonId;
}

export async function saveLookBack(tx: Tx, { huddleId, personId, word, named, photos }: Said) {
  await sql`insert into look_backs (huddle_id, person_id, word, may_be_named, may_show_photos, answered_at)
    values (${huddleId}, ${personId}, ${word}, ${named}, ${photos}, clock_timestamp())
    on conflict (huddle_id, person_id) do update set word = excluded.word, may_be_named = excluded.may_be_named,
      may_show_photos = excluded.may_show_photos, answered_at = case
        when (look_backs.word, look_backs.may_be_named) = (excluded.word, excluded.may_be_named)
        then look_backs.answered_at else excluded.answered_at end`.execute(tx);
}

export interface Report {
  readonly id: InspirationId;
  readonly huddleId: HuddleId;
  readonly author: PersonId;
  /** As YYYY-MM-DD, where it was. */
  readonly seenOn: string;
  readonly conditions: readonly ConditionKind[];
  readonly note: string;
  readonly cell: Cell | null;
  readonly trailUrl: string;
}

/** Writes what was found there; a report that stands keeps its draft. */
export async function saveReport(tx: Tx, report: Report): Promise<void> {
  const { id, huddleId, author, seenOn, conditions, note, cell, trailUrl } = report;
  await sql`insert into trip_reports (inspiration_id, huddle_id, author_id, seen_on, conditions, note, lat_cell,
      lng_cell, trail_url)
    values (${id}, ${huddleId}, ${author}, ${seenOn}, ${conditions}, ${note}, ${cell?.lat ?? null},
      ${cell?.lng ?? null}, ${trailUrl})
    on conflict (huddle_id, author_id) do update set conditions = excluded.conditions, note = excluded.note`.execute(
    tx,
  );
}

export async function markFilled(tx: Tx, id: InspirationId): Promise<void> {
  await sql`update trip_reports set filled_at = clock_timestamp() where inspiration_id = ${id}`.execute(tx);
}

/** Photos of the outing as pictures of the report. */
export async function insertPhotos(
  tx: Tx,
  inspirationId: InspirationId,
  photos: ReadonlyArray<{ readonly id: PictureId; readonly photoId: PhotoId }>,
): Promise<void> {
  await sql`insert into inspiration_pictures (id, inspiration_id, photo_id)
    select n.id, ${inspirationId}, n."photoId"
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as n(id uuid, "photoId" uuid)`.execute(tx);
}

/** False when people were asked already. */
export async function markAsked(tx: Tx, huddleId: HuddleId, at: Date): Promise<boolean> {
  const marked = await sql`insert into asked_look_backs (huddle_id, asked_at) values (${huddleId}, ${at})
    on conflict do nothing`.execute(tx);
  return marked.numAffectedRows === 1n;
}
