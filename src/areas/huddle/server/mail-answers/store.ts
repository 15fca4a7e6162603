import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import { positionSql } from '../by-hand/listed.sql.ts';
import type { HuddleRow } from '../rows.ts';

export interface MailAnswerRow {
  /** Of the party in the ledger, too. */
  readonly id: UnregisteredId;
  readonly huddle_id: HuddleId;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly people: number;
  readonly locale: string;
  readonly token: string;
}

const columns = sql`m.id, m.huddle_id, m.email, m.name, m.phone, m.people, m.locale, m.token`;
const stands = sql`exists (select from unregistered_parties u where u.id = m.id and u.place <> 'NONE')`;

/**
 * Keeps what somebody typed; an address that asks again keeps its link. Somebody else may type it: what stands in the
 * ledger is changed by the link alone.
 */
export async function saveAsked(
  tx: Tx,
  asked: MailAnswerRow & { readonly at: Date },
): Promise<MailAnswerRow> {
  const { id, huddle_id, email, name, phone, people, locale, token, at } = asked;
  const { rows } = await sql<MailAnswerRow>`
    insert into mail_answers as m (id, huddle_id, email, name, phone, people, locale, token, asked_at)
    values (${id}, ${huddle_id}, ${email}, ${name}, ${phone}, ${people}, ${locale}, ${token}, ${at})
    on conflict (huddle_id, email) do update set asked_at = excluded.asked_at, locale = excluded.locale,
      name = case when ${stands} then m.name else excluded.name end,
      phone = case when ${stands} then m.phone else excluded.phone end,
      people = case when ${stands} then m.people else excluded.people end
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a mail answer was not saved');
  return row;
}

/** The plan itself, for who holds the link of a mail. */
export function huddleOf(db: DbOrTx, id: HuddleId): Promise<HuddleRow | undefined> {
  return db.selectFrom('huddles').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countAsked(db: DbOrTx, huddleId: HuddleId, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from mail_answers
    where huddle_id = ${huddleId} and asked_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findByToken(db: DbOrTx, token: string): Promise<MailAnswerRow | undefined> {
  const { rows } = await sql<MailAnswerRow>`select ${columns} from mail_answers m
    where m.token = ${token}`.execute(db);
  return rows[0];
}

interface StandingParty {
  readonly place: 'CONFIRMED' | 'WAITING';
  readonly party: number;
  readonly position: number | null;
}

/** What stands in the ledger for an answer, if anything does. */
export async function partyOf(db: DbOrTx, id: UnregisteredId): Promise<StandingParty | undefined> {
  const { rows } = await sql<StandingParty>`select u.place, u.party,
      case when u.queue_number is not null then ${positionSql(sql`u.huddle_id`, sql`u.queue_number`)} end as position
    from unregistered_parties u where u.id = ${id} and u.place <> 'NONE'`.execute(db);
  return rows[0];
}

/** The names of those among these who answered by mail, also of who has just withdrawn. */
export async function namesByMail(
  db: DbOrTx,
  ids: readonly UnregisteredId[],
): Promise<Map<UnregisteredId, string>> {
  const rows = await findByIds(db, ids);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findByIds(
  db: DbOrTx,
  ids: readonly UnregisteredId[],
): Promise<readonly MailAnswerRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MailAnswerRow>`select ${columns} from mail_answers m
    where m.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Those who come to a huddle, or wait, by mail, or waited until it was called off; a page after one of them. */
export async function listComing(
  db: DbOrTx,
  { id, updated_at }: Pick<HuddleRow, 'id' | 'updated_at'>,
  after: UnregisteredId | null,
  limit: number,
): Promise<readonly MailAnswerRow[]> {
  const { rows } = await sql<MailAnswerRow>`select ${columns} from mail_answers m
    where m.huddle_id = ${id} ${after ? sql`and m.id > ${after}` : sql``}
      and exists (select from unregistered_parties u
        where u.id = m.id and (u.place <> 'NONE' or u.removed_at = ${updated_at}))
    order by m.id limit ${limit}`.execute(db);
  return rows;
}

/** Notes that some who come by mail are reminded of what starts soon, each start once; who they are. */
export async function takeDueReminders(
  tx: Tx,
  now: Date,
  until: Date,
  limit: number,
): Promise<readonly MailAnswerRow[]> {
  const { rows } = await sql<MailAnswerRow>`
    with due as (
      select m.id, h.starts_at from huddles h join mail_answers m on m.huddle_id = h.id
      where h.status = 'PUBLISHED' and h.starts_at > ${now} and h.starts_at <= ${until}
        and m.reminded_for is distinct from h.starts_at and m.asked_at <= h.starts_at - (${until}::timestamptz - ${now}::timestamptz)
        and exists (select from unregistered_parties u where u.id = m.id and u.place = 'CONFIRMED')
      order by m.id limit ${limit} for update of m skip locked)
    update mail_answers m set reminded_for = due.starts_at from due where due.id = m.id
    returning ${columns}`.execute(tx);
  return rows;
}

/** What an address has answered to outings that are still to come. */
export async function listOfAddress(db: DbOrTx, email: string, now: Date): Promise<readonly MailAnswerRow[]> {
  const { rows } = await sql<MailAnswerRow>`select ${columns}
    from mail_answers m join huddles h on h.id = m.huddle_id
    where m.email = ${email} and h.starts_at > ${now} and ${stands}`.execute(db);
  return rows;
}

export async function removeMailAnswer(db: DbOrTx, id: UnregisteredId): Promise<void> {
  await db.deleteFrom('mail_answers').where('id', '=', id).execute();
}

/** Addresses are forgotten a week after nobody pressed, and a month after the outing. */
export async function forgetMailAnswers(db: DbOrTx, now: Date): Promise<void> {
  await sql`delete from mail_answers m where not ${stands}
    and m.asked_at < ${now}::timestamptz - interval '7 days'`.execute(db);
  await sql`delete from mail_answers m using huddles h where h.id = m.huddle_id
    and h.ends_at < ${now}::timestamptz - interval '30 days'`.execute(db);
}

/** An address that its owner has proved. */
export async function addressOf(db: DbOrTx, personId: PersonId): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select('email')
    .where('id', '=', personId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return row?.email ?? null;
}
