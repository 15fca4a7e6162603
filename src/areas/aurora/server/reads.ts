import { type Selectable, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { PersonId, TalkId, TurnId } from '#platform/shared/ids.ts';
import type { ActCard, AnswerCard } from '../rules/card.ts';
import type { Topic } from '../rules/topic.ts';

export type KeptTalk = Selectable<DB['aurora_talks']>;

/** A turn with what its columns of JSON hold. */
export interface TurnRow extends Omit<Selectable<DB['aurora_turns']>, 'cards' | 'acts' | 'topic'> {
  readonly cards: readonly AnswerCard[];
  readonly acts: readonly ActCard[];
  readonly topic: Topic;
}

/** One page of somebody's talks and one more, the latest first. */
export async function listTalkRows(
  db: DbOrTx,
  personId: PersonId,
  page: { readonly after?: { readonly at: Date; readonly id: string } | undefined; readonly limit: number },
): Promise<KeptTalk[]> {
  let query = db
    .selectFrom('aurora_talks')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1);
  if (page.after) {
    query = query.where(
      sql<boolean>`(last_at, id) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`,
    );
  }
  return await query.execute();
}

/** A talk of this person's own; undefined for anybody else's, as for one that is not there. */
export function findTalk(db: DbOrTx, personId: PersonId, talkId: TalkId): Promise<KeptTalk | undefined> {
  return ownTalk(db, personId, talkId).executeTakeFirst();
}

/** The same, held until the transaction ends: turns are counted under this lock. */
export function lockTalk(tx: Tx, personId: PersonId, talkId: TalkId): Promise<KeptTalk | undefined> {
  return ownTalk(tx, personId, talkId).forUpdate().executeTakeFirst();
}

const ownTalk = (db: DbOrTx, personId: PersonId, talkId: TalkId) =>
  db.selectFrom('aurora_talks').selectAll().where('id', '=', talkId).where('person_id', '=', personId);

export async function listTurns(db: DbOrTx, talkId: TalkId): Promise<TurnRow[]> {
  const rows = await db
    .selectFrom('aurora_turns')
    .selectAll()
    .where('talk_id', '=', talkId)
    .orderBy('seq')
    .execute();
  return rows as unknown as TurnRow[];
}

/** A turn of this person's own talks. */
export async function findTurn(db: DbOrTx, personId: PersonId, turnId: TurnId): Promise<TurnRow | undefined> {
  const row = await db
    .selectFrom('aurora_turns as t')
    .innerJoin('aurora_talks as k', 'k.id', 't.talk_id')
    .selectAll('t')
    .where('t.id', '=', turnId)
    .where('k.person_id', '=', personId)
    .executeTakeFirst();
  return row as TurnRow | undefined;
}

/** What somebody has used up today (UTC). */
export async function dayOf(
  db: DbOrTx,
  personId: PersonId,
  now: Date,
): Promise<Pick<Selectable<DB['aurora_days']>, 'questions' | 'tokens'>> {
  const row = await db
    .selectFrom('aurora_days')
    .select(['questions', 'tokens'])
    .where('person_id', '=', personId)
    .where('day', '=', sql<Date>`${now.toISOString().slice(0, 10)}::date`)
    .executeTakeFirst();
  return row ?? { questions: 0, tokens: 0 };
}

/** How many questions somebody has asked since then. */
export async function askedSince(db: DbOrTx, personId: PersonId, since: Date): Promise<number> {
  const row = await db
    .selectFrom('aurora_turns as t')
    .innerJoin('aurora_talks as k', 'k.id', 't.talk_id')
    .select((eb) => eb.fn.countAll<string>().as('asked'))
    .where('k.person_id', '=', personId)
    .where('k.last_at', '>', since)
    .where('t.asked_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.asked);
}

export interface Home {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Where the asker says they live, and how they may be called; theirs alone. */
export async function askerOf(
  db: DbOrTx,
  personId: PersonId,
): Promise<{ readonly name: string; readonly home: Home | null; readonly temperature: 'C' | 'F' }> {
  const row = await db
    .selectFrom('people')
    .select(['display_name', 'place_name', 'place_lat', 'place_lng', 'unit_temperature'])
    .where('id', '=', personId)
    .executeTakeFirst();
  const { place_name: name, place_lat: lat, place_lng: lng } = row ?? {};
  const home = name && lat != null && lng != null ? { name, lat, lng } : null;
  return { name: row?.display_name ?? '', home, temperature: row?.unit_temperature ?? 'C' };
}
