import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { InspirationId, MediaId, PersonId, PictureId } from '#platform/shared/ids.ts';
import type { StoryDocument } from '../../rules/document.ts';
import type { Topic } from '../../rules/topics.ts';
import { mediaOfPicture, pictures } from '../pictures.sql.ts';

export type State = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';

/** What an author writes. */
export interface FormRow {
  readonly title: string;
  readonly summary: string;
  readonly cover_picture_id: PictureId | null;
  readonly topics: readonly Topic[];
  readonly health: boolean;
  readonly document: StoryDocument;
}

export interface DraftRow extends FormRow {
  readonly id: InspirationId;
  readonly author_id: PersonId;
  readonly state: State;
  readonly edition: number;
  readonly saved_at: Date;
  readonly scheduled_at: Date | null;
  readonly published_at: Date | null;
  readonly published_edition: number | null;
  /** When moderators or a filter took it from all readers but its author. */
  readonly hidden_at: Date | null;
}

const columns = sql`id, author_id, state, edition, title, summary, cover_picture_id, topics, health, document, saved_at,
  scheduled_at, published_at, published_edition, hidden_at`;

/** The working copy of an author; undefined when it is missing or another's, which look the same. */
export async function findDraft(
  db: DbOrTx,
  author: PersonId,
  id: InspirationId,
): Promise<DraftRow | undefined> {
  const found = await sql<DraftRow>`select ${columns} from inspirations
    where id = ${id} and author_id = ${author}`.execute(db);
  return found.rows[0];
}

export async function lockDraft(tx: Tx, author: PersonId, id: InspirationId): Promise<DraftRow | undefined> {
  const found = await sql<DraftRow>`select ${columns} from inspirations
    where id = ${id} and author_id = ${author} for update`.execute(tx);
  return found.rows[0];
}

/** A scheduled working copy whose time has come, locked. */
export async function lockDue(tx: Tx, id: InspirationId, now: Date): Promise<DraftRow | undefined> {
  const found = await sql<DraftRow>`select ${columns} from inspirations
    where id = ${id} and state = 'SCHEDULED' and scheduled_at <= ${now} for update`.execute(tx);
  return found.rows[0];
}

/** Those whose time has come. */
export async function dueInspirations(db: DbOrTx, now: Date): Promise<InspirationId[]> {
  const found = await sql<{ id: InspirationId }>`select id from inspirations
    where state = 'SCHEDULED' and scheduled_at <= ${now} order by scheduled_at limit 500`.execute(db);
  return found.rows.map((row) => row.id);
}

/** How many inspirations of somebody nobody has read yet; the next one waits for this one. */
export async function countUnpublished(tx: Tx, author: PersonId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inspirations ${author}`}, 0))`.execute(tx);
  const found = await sql<{ count: number }>`select count(*)::int as count from inspirations
    where author_id = ${author} and state <> 'PUBLISHED'`.execute(tx);
  return found.rows[0]?.count ?? 0;
}

export interface AuthoredRow extends Omit<DraftRow, 'document' | 'summary' | 'topics' | 'health'> {
  readonly reader_count: number;
  readonly save_count: number;
  readonly like_count: number;
  readonly comment_count: number;
}

/** What somebody has written, the newest first. */
export async function listAuthored(
  db: DbOrTx,
  author: PersonId,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<AuthoredRow[]> {
  const found =
    await sql<AuthoredRow>`select id, author_id, state, edition, title, cover_picture_id, saved_at,
      scheduled_at, published_at, published_edition, hidden_at, reader_count, save_count, like_count, comment_count
    from inspirations where author_id = ${author} ${andAfter(sql`id`, page.after, 'DESC')}
    order by id desc limit ${page.limit + 1}`.execute(db);
  return found.rows;
}

/** Those of these pictures that belong to an inspiration, with their sizes. */
export async function picturesOf(db: DbOrTx, id: InspirationId, pictureIds: readonly string[]) {
  if (pictureIds.length === 0) return [];
  const found = await sql<{ id: PictureId; width: number; height: number }>`
    select p.id, m.width, m.height from ${pictures} join media m on m.id = ${mediaOfPicture}
    where p.inspiration_id = ${id} and p.id = any(${pictureIds}::uuid[])`.execute(db);
  return found.rows;
}

/** How many of these belong to an inspiration, those that may not be shown any more among them. */
export async function countPictures(db: DbOrTx, id: InspirationId, pictureIds: readonly string[]) {
  const found = await sql<{ count: number }>`select count(*)::int as count from inspiration_pictures
    where inspiration_id = ${id} and id = any(${pictureIds}::uuid[])`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** The media of a picture of an inspiration of this author. */
export async function findOwnPicture(
  db: DbOrTx,
  author: PersonId,
  id: InspirationId,
  pictureId: PictureId,
): Promise<MediaId | undefined> {
  const found = await sql<{ id: MediaId | null }>`select ${mediaOfPicture} as id
    from ${pictures} where p.id = ${pictureId} and i.id = ${id} and i.author_id = ${author}`.execute(db);
  return found.rows[0]?.id ?? undefined;
}

export async function mediaOf(db: DbOrTx, id: InspirationId): Promise<MediaId[]> {
  const found = await sql<{ id: MediaId }>`select media_id as id from inspiration_pictures
    where inspiration_id = ${id} and media_id is not null`.execute(db);
  return found.rows.map((row) => row.id);
}

export interface RevisionRow extends FormRow {
  readonly number: number;
  readonly reason: 'SAVED' | 'PUBLISHED' | 'RESTORED';
  readonly saved_at: Date;
}

/** The newest first. */
export async function listRevisions(db: DbOrTx, id: InspirationId) {
  const found = await sql<Pick<RevisionRow, 'number' | 'reason' | 'title' | 'saved_at'>>`
    select number, reason, title, saved_at from inspiration_revisions
    where inspiration_id = ${id} order by number desc`.execute(db);
  return found.rows;
}

export async function findRevision(
  db: DbOrTx,
  id: InspirationId,
  number: number,
): Promise<RevisionRow | undefined> {
  const found =
    await sql<RevisionRow>`select number, reason, saved_at, title, summary, cover_picture_id, topics, health,
      document from inspiration_revisions where inspiration_id = ${id} and number = ${number}`.execute(db);
  return found.rows[0];
}

/** When the newest of the history was kept. */
export async function lastRevisionAt(db: DbOrTx, id: InspirationId): Promise<Date | null> {
  const found = await sql<{ at: Date | null }>`select max(saved_at) as at from inspiration_revisions
    where inspiration_id = ${id}`.execute(db);
  return found.rows[0]?.at ?? null;
}

/** Whom what readers see names already. */
export async function publishedDocument(tx: Tx, id: InspirationId): Promise<StoryDocument | undefined> {
  const found = await sql<{ document: StoryDocument }>`select document from inspiration_stories
    where inspiration_id = ${id}`.execute(tx);
  return found.rows[0]?.document;
}
