import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { InspirationId, MediaId, PersonId, PictureId } from '#platform/shared/ids.ts';
import { MAX_REVISIONS } from '../../rules/publication.ts';
import type { FormRow, RevisionRow } from './reads.ts';

export async function insertDraft(tx: Tx, id: InspirationId, author: PersonId, now: Date): Promise<void> {
  await sql`insert into inspirations (id, author_id, created_at, saved_at)
    values (${id}, ${author}, ${now}, ${now})`.execute(tx);
}

/** Writes the working copy over; answers its new edition. */
export async function saveForm(tx: Tx, id: InspirationId, form: FormRow, now: Date): Promise<number> {
  const saved = await sql<{
    edition: number;
  }>`update inspirations set title = ${form.title}, summary = ${form.summary},
      cover_picture_id = ${form.cover_picture_id}, topics = ${form.topics}, health = ${form.health},
      document = ${JSON.stringify(form.document)}, edition = edition + 1, saved_at = ${now}
    where id = ${id} returning edition`.execute(tx);
  return saved.rows[0]?.edition ?? 0;
}

/** Keeps a working copy in the history, whose oldest saved ones make room; what was published stays. */
export async function keepRevision(
  tx: Tx,
  id: InspirationId,
  form: FormRow,
  { reason, at }: { readonly reason: RevisionRow['reason']; readonly at: Date },
): Promise<void> {
  await sql`insert into inspiration_revisions (inspiration_id, number, reason, title, summary, cover_picture_id, topics,
      health, document, saved_at)
    select ${id}, coalesce(max(number), 0) + 1, ${reason}, ${form.title}, ${form.summary}, ${form.cover_picture_id},
      ${form.topics}, ${form.health}, ${JSON.stringify(form.document)}, ${at}
    from inspiration_revisions where inspiration_id = ${id}`.execute(tx);
  await sql`delete from inspiration_revisions where inspiration_id = ${id} and number in (
    select number from inspiration_revisions where inspiration_id = ${id}
    order by number desc offset ${MAX_REVISIONS})`.execute(tx);
}

export interface Story extends FormRow {
  readonly id: InspirationId;
  /** Its place in lists when readers see it for the first time. */
  readonly position: string;
  readonly pictures: readonly string[];
  readonly minutes: number;
  readonly words: string;
  readonly at: Date;
}

/** Shows a working copy to readers. */
export async function saveStory(tx: Tx, story: Story): Promise<void> {
  await sql`insert into inspiration_stories (inspiration_id, position, title, summary, cover_picture_id, topics, health,
      document, pictures, minutes, changed_at, words)
    values (${story.id}, ${story.position}, ${story.title}, ${story.summary}, ${story.cover_picture_id}, ${story.topics},
      ${story.health}, ${JSON.stringify(story.document)}, ${story.pictures}::uuid[], ${story.minutes}, ${story.at},
      to_tsvector('simple', unaccent(${story.words})))
    on conflict (inspiration_id) do update set title = excluded.title, summary = excluded.summary,
      cover_picture_id = excluded.cover_picture_id, topics = excluded.topics, health = excluded.health,
      document = excluded.document, pictures = excluded.pictures, minutes = excluded.minutes,
      changed_at = excluded.changed_at, words = excluded.words`.execute(tx);
  await sql`update inspirations set state = 'PUBLISHED', scheduled_at = null, published_edition = edition,
    published_at = case when published_edition is null then ${story.at} else published_at end where id = ${story.id}`.execute(
    tx,
  );
}

export async function saveSchedule(tx: Tx, id: InspirationId, at: Date): Promise<void> {
  await sql`update inspirations set state = 'SCHEDULED', scheduled_at = ${at} where id = ${id}`.execute(tx);
}

/** Readers no longer see it; who had saved it finds it again when it is published again. */
export async function withdraw(tx: Tx, id: InspirationId): Promise<void> {
  await sql`delete from inspiration_stories where inspiration_id = ${id}`.execute(tx);
  await sql`update inspirations set state = 'DRAFT', scheduled_at = null, published_edition = null
    where id = ${id}`.execute(tx);
}

export async function removeInspiration(tx: Tx, id: InspirationId): Promise<void> {
  await sql`delete from inspirations where id = ${id}`.execute(tx);
}

/** False when the picture stands in another object already. */
export async function insertPicture(
  tx: Tx,
  picture: { readonly id: PictureId; readonly inspirationId: InspirationId; readonly mediaId: MediaId },
): Promise<boolean> {
  const added = await sql`insert into inspiration_pictures (id, inspiration_id, media_id)
    values (${picture.id}, ${picture.inspirationId}, ${picture.mediaId}) on conflict do nothing`.execute(tx);
  return added.numAffectedRows === 1n;
}

/** What moderators have hidden stays published and is read by its author alone; null shows it again. */
export async function saveHidden(tx: Tx, id: InspirationId, at: Date | null): Promise<void> {
  await sql`update inspirations set hidden_at = ${at} where id = ${id}`.execute(tx);
}
