import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId, TalkId, TurnId } from '#platform/shared/ids.ts';
import type { ActCard, AnswerCard, Caution } from '../rules/card.ts';
import type { Topic } from '../rules/topic.ts';
import type { EngineName, TurnState } from '../rules/turn.ts';

export interface TalkFacts {
  readonly id: TalkId;
  readonly title: string;
  readonly last_at: Date;
}

/** One page of somebody's talks and one more, the latest first. */
export async function listTalkRows(
  db: DbOrTx,
  personId: PersonId,
  page: { readonly after?: { readonly at: Date; readonly id: string } | undefined; readonly limit: number },
): Promise<TalkFacts[]> {
  let query = db
    .selectFrom('aurora_talks')
    .select(['id', 'title', 'last_at'])
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
export async function findTalk(
  db: DbOrTx,
  personId: PersonId,
  talkId: TalkId,
): Promise<TalkFacts | undefined> {
  const row = await db
    .selectFrom('aurora_talks')
    .select(['id', 'title', 'last_at'])
    .where('id', '=', talkId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row;
}

/** The same, held until the transaction ends: turns are counted under this lock. */
export async function lockTalk(tx: Tx, personId: PersonId, talkId: TalkId): Promise<TalkFacts | undefined> {
  const row = await tx
    .selectFrom('aurora_talks')
    .select(['id', 'title', 'last_at'])
    .where('id', '=', talkId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return row;
}

export interface TurnRow {
  readonly id: TurnId;
  readonly talk_id: TalkId;
  readonly seq: number;
  readonly question: string;
  readonly state: TurnState;
  readonly attempt: number;
  readonly engine: EngineName | null;
  readonly fell_back: boolean;
  readonly caution: Caution;
  readonly body: string;
  readonly cards: readonly AnswerCard[];
  readonly acts: readonly ActCard[];
  /** The huddle that was drafted from this answer. */
  readonly draft_id: HuddleId | null;
  readonly topic: Topic;
  readonly thumb: 'UP' | 'DOWN' | null;
  readonly asked_at: Date;
  readonly begun_at: Date | null;
  readonly answered_at: Date | null;
}

const turnColumns = [
  ...(['t.id', 't.talk_id', 't.seq', 't.question', 't.state', 't.attempt', 't.engine'] as const),
  ...(['t.fell_back', 't.caution', 't.body', 't.cards', 't.acts', 't.topic', 't.thumb'] as const),
  ...(['t.asked_at', 't.begun_at', 't.answered_at', 't.draft_id'] as const),
] as const;

export async function listTurns(db: DbOrTx, talkId: TalkId): Promise<TurnRow[]> {
  const rows = await db
    .selectFrom('aurora_turns as t')
    .select(turnColumns)
    .where('t.talk_id', '=', talkId)
    .orderBy('t.seq')
    .execute();
  return rows as unknown as TurnRow[];
}

/** A turn of this person's own talks. */
export async function findTurn(db: DbOrTx, personId: PersonId, turnId: TurnId): Promise<TurnRow | undefined> {
  const row = await db
    .selectFrom('aurora_turns as t')
    .innerJoin('aurora_talks as k', 'k.id', 't.talk_id')
    .select(turnColumns)
    .where('t.id', '=', turnId)
    .where('k.person_id', '=', personId)
    .executeTakeFirst();
  return row as TurnRow | undefined;
}

export interface DayFacts {
  readonly questions: number;
  readonly tokens: number;
}

/** What somebody has used up today (UTC). */
export async function dayOf(db: DbOrTx, personId: PersonId, now: Date): Promise<DayFacts> {
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
