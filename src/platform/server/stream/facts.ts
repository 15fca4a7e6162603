import { sql } from 'kysely';
import type { PersonId } from '#platform/shared/ids.ts';
import { payloadOf, publish, publishAll, published } from '../bus.ts';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { inBatches } from '../db/delete-in-batches.ts';

/** A small fact for one person's stream: a name and ids or counts, never whole objects. */
export interface PersonFact {
  readonly personId: PersonId;
  readonly fact: string;
  readonly data: object;
}

export interface StoredFact extends PersonFact {
  readonly seq: number;
}

const PEOPLE_A_MESSAGE = 150;

/**
 * Appends facts in the same transaction as what caused them. The counter of each person is locked until the
 * commit, in the order of ids, so that nobody can read number 8 before number 7 is there.
 */
export async function appendFacts(tx: Tx, facts: readonly PersonFact[]): Promise<void> {
  if (facts.length === 0) return;
  const people = [...new Set(facts.map((fact) => fact.personId))];
  const payloads: string[] = [];
  for (let from = 0; from < people.length; from += PEOPLE_A_MESSAGE) {
    payloads.push(payloadOf('stream.appended', { people: people.slice(from, from + PEOPLE_A_MESSAGE) }));
  }
  await appended({ facts: JSON.stringify(facts.map((fact, at) => ({ ...fact, at }))), payloads }).execute(tx);
}

const appended = ({
  facts,
  payloads,
}: {
  readonly facts: string;
  readonly payloads: readonly string[];
}) => sql`
    with given as (
      select * from jsonb_to_recordset(${facts}::jsonb) as f("personId" uuid, fact text, data jsonb, at int)
    ), counted as (
      insert into stream_counters as c (person_id, last_seq)
      select "personId", count(*) from given group by "personId" order by "personId"
      on conflict (person_id) do update set last_seq = c.last_seq + excluded.last_seq
      returning c.person_id, c.last_seq
    ), stored as (
      insert into stream_facts (person_id, seq, fact, data)
      select g."personId",
             c.last_seq - count(*) over (partition by g."personId")
               + row_number() over (partition by g."personId" order by g.at),
             g.fact, g.data
      from given g join counted c on c.person_id = g."personId"
    )
    select ${published(sql`p`)} from unnest(${payloads}::text[]) as p`;

/** Tells everybody who watches `topic` (`huddle:ID`) a fact; not kept: a reconnecting page reads again. */
export async function announce(tx: DbOrTx, topic: string, fact: string, data: object): Promise<void> {
  await publish(tx, 'stream.announced', { watched: topic, fact, data });
}

/** Tells these people's open streams a fact; not kept, like what is announced. */
export async function announceTo(
  db: DbOrTx,
  people: readonly PersonId[],
  fact: string,
  data: object,
): Promise<void> {
  for (let from = 0; from < people.length; from += PEOPLE_A_MESSAGE) {
    await publish(db, 'stream.told', { people: people.slice(from, from + PEOPLE_A_MESSAGE), fact, data });
  }
}

/** Ends somebody's watching of a topic that they may no longer see; the other topics of their streams go on. */
export async function endSubscription(tx: DbOrTx, personId: PersonId, topic: string): Promise<void> {
  await endSubscriptions(tx, [{ personId, topic }]);
}

/** The same for several people and topics. */
export async function endSubscriptions(
  tx: DbOrTx,
  ended: ReadonlyArray<{ readonly personId: PersonId; readonly topic: string }>,
): Promise<void> {
  const messages = ended.map(({ personId, topic }) => ({ personId, watched: topic }));
  await publishAll(tx, 'stream.unwatched', messages);
}

/** What these people may see may have changed: their open streams are asked again about all that they watch. */
export async function recheckSubscriptions(tx: Tx, people: readonly PersonId[]): Promise<void> {
  await publish(tx, 'stream.sight-changed', { people });
}

/** The facts of these people behind their cursors, oldest first. */
export async function factsAfter(
  db: DbOrTx,
  cursors: ReadonlyMap<PersonId, number>,
  limit: number,
): Promise<StoredFact[]> {
  const people = JSON.stringify([...cursors].map(([personId, seq]) => ({ personId, seq })));
  const found = await sql<StoredFact>`
    select f.person_id as "personId", f.seq, f.fact, f.data
    from jsonb_to_recordset(${people}::jsonb) as p("personId" uuid, seq bigint)
    join stream_facts f on f.person_id = p."personId" and f.seq > p.seq
    order by f.person_id, f.seq limit ${limit}`.execute(db);
  return found.rows;
}

/** Where a person's stream stands: the newest number, and the last one that is no longer kept. */
export async function standOf(db: DbOrTx, personId: PersonId): Promise<{ last: number; trimmedTo: number }> {
  const row = await db
    .selectFrom('stream_counters')
    .select(['last_seq', 'trimmed_to'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return { last: Number(row?.last_seq ?? 0), trimmedTo: Number(row?.trimmed_to ?? 0) };
}

/** Drops facts older than `before` and notes up to where; a cron job. */
export function purgeFacts(db: Db, before: Date): Promise<void> {
  return inBatches(async (limit) => {
    const { rows } = await sql<{ gone: number }>`
      with old as (select ctid from stream_facts where created_at < ${before} limit ${limit}),
           gone as (delete from stream_facts where ctid = any(array(select ctid from old)) returning person_id, seq),
           highest as (select person_id, max(seq) as seq from gone group by person_id),
           noted as (update stream_counters c set trimmed_to = greatest(c.trimmed_to, h.seq)
             from highest h where c.person_id = h.person_id)
      select count(*)::int as gone from gone`.execute(db);
    return rows[0]?.gone ?? 0;
  });
}
