import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';

export interface Announcement {
  readonly at: Date;
  readonly forEverybody: boolean;
  readonly personId: PersonId | null;
}

export async function findAnnouncement(db: DbOrTx, id: string): Promise<Announcement | undefined> {
  const row = await db
    .selectFrom('announcements')
    .select(['at', 'for_everybody', 'person_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { at: row.at, forEverybody: row.for_everybody, personId: row.person_id };
}

/** Whom an announcement is for: everybody who was in when it was made, or one person; one page by their ids. */
export async function announcementRecipients(
  db: DbOrTx,
  { at, forEverybody, personId }: Announcement,
  after: PersonId | null,
  limit: number,
): Promise<PersonId[]> {
  const found = await sql<{ id: PersonId }>`select id from people
    where onboarded_at <= ${at} and suspended_at is null ${forEverybody ? sql`` : sql`and id = ${personId}::uuid`}
      ${andAfter(sql`id`, after)}
    order by id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The person of a username who is in. */
export async function findHearer(db: DbOrTx, username: string): Promise<PersonId | undefined> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('username', '=', username)
    .where('onboarded_at', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}

/** What those of these announcements say that are for this person, in their language. */
export async function wordsOfAnnouncements(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; words: string; german: string | null; locale: string }>`
    select a.id, a.words, a.german_words as german, p.locale from announcements a
    join people p on p.id = ${personId}
    where a.id = any(${ids}::uuid[]) and (a.for_everybody or a.person_id = p.id)`.execute(db);
  return new Map(
    found.rows.map(({ id, words, german, locale }) => [
      id,
      bestLocale(locale) === 'de' ? (german ?? words) : words,
    ]),
  );
}

/** The newest first. */
export function listAnnouncements(db: DbOrTx, limit: number) {
  return db
    .selectFrom('announcements')
    .select(['at', 'operator', 'words', 'person_name'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
