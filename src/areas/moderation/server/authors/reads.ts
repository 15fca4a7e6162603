import { type RawBuilder, sql } from 'kysely';
import type { StoryDocument } from '#areas/inspiration/rules/document.ts';
import { textOf } from '#areas/inspiration/rules/read-document.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Reportable } from '../../rules/reports.ts';

/** Who made an object, or leads it; undefined when they are gone. */
export async function subjectOf(db: DbOrTx, type: Reportable, id: string): Promise<PersonId | undefined> {
  const found = await sql<{ id: PersonId }>`select id from people where id = (${authorId(type, id)})`.execute(
    db,
  );
  return found.rows[0]?.id;
}

export function authorId(type: Reportable, id: string): RawBuilder<unknown> {
  switch (type) {
    case 'HUDDLE':
      return sql`select person_id from participations where huddle_id = ${id} and role = 'HOST' limit 1`;
    case 'COMMUNITY':
      return sql`select person_id from memberships where community_id = ${id} and state = 'MEMBER'
        and role = 'OWNER' limit 1`;
    case 'POST':
      return sql`select author_id from posts where id = ${id}`;
    case 'MESSAGE':
      return sql`select author_id from room_messages where id = ${id}`;
    case 'INSPIRATION':
      return sql`select author_id from inspirations where id = ${id}`;
    case 'CARPOOL':
      return sql`select owner_id from carpools where id = ${id}`;
    case 'COMMENT':
      return sql`select author_id from comments where id = ${id}`;
    case 'PERSON':
      return sql`${id}::uuid`;
  }
}

const MAX_KEPT = 20_000;

/** What an object says now, for moderators to read as it was when it was reported. */
export async function wordsOf(tx: Tx, type: Reportable, id: string): Promise<string> {
  const found = await sql<{ words: (string | null)[]; document: StoryDocument | null }>`
    ${spoken(type, id)}`.execute(tx);
  const [row] = found.rows;
  const words = [...(row?.words ?? []), row?.document ? textOf(row.document) : ''];
  return words.filter(Boolean).join('\n\n').slice(0, MAX_KEPT);
}

function spoken(type: Reportable, id: string): RawBuilder<unknown> {
  switch (type) {
    case 'HUDDLE':
      return sql`select array[name, description, what_to_bring] as words from huddles where id = ${id}`;
    case 'COMMUNITY':
      return sql`select array[name, description, rules] as words from communities where id = ${id}`;
    case 'POST':
      return sql`select array[content] as words from posts where id = ${id}`;
    case 'MESSAGE':
      return sql`select array[body] as words from room_messages where id = ${id}`;
    case 'INSPIRATION':
      return sql`select array[title, summary] as words, document from inspiration_stories
        where inspiration_id = ${id}`;
    case 'CARPOOL':
      return sql`select array[note, car_note] as words from carpools where id = ${id}`;
    case 'COMMENT':
      return sql`select array[body] as words from comments where id = ${id}`;
    case 'PERSON':
      return sql`select array[display_name, bio] as words from people where id = ${id}`;
  }
}
