import { type RawBuilder, sql } from 'kysely';
import type { FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { HuddleId, PersonId, QuestionId, UnregisteredId } from '#platform/shared/ids.ts';
import type { Question, QuestionKind, Reply } from '../../rules/questions.ts';

/** What a huddle asks now, in its order. */
export async function questionsOf(db: DbOrTx, huddleId: HuddleId): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select id, text, kind, choices, per_person as "perPerson", required, version
    from huddle_questions where huddle_id = ${huddleId} and retired_at is null order by position`.execute(db);
  return rows;
}

export interface KeptReply extends Reply {
  readonly repliedAt: Date;
}

/** What somebody said to what is asked now, to whichever version. */
export async function repliesBy(
  db: DbOrTx,
  huddleId: HuddleId,
  personId: PersonId,
): Promise<Map<QuestionId, KeptReply>> {
  const { rows } = await sql<KeptReply>`
    select r.question_id as "questionId", r.version, r.replies as values, r.replied_at as "repliedAt"
    from huddle_questions q join huddle_replies r on r.question_id = q.id and r.person_id = ${personId}
    where q.huddle_id = ${huddleId} and q.retired_at is null`.execute(db);
  return new Map(rows.map((row) => [row.questionId, row]));
}

/** The same of somebody who answers by a mail. */
export async function repliesByMail(db: DbOrTx, id: UnregisteredId): Promise<Map<QuestionId, KeptReply>> {
  const { rows } = await sql<KeptReply>`
    select r.question_id as "questionId", r.version, r.replies as values, r.replied_at as "repliedAt"
    from mail_answer_replies r join huddle_questions q on q.id = r.question_id
    where r.mail_answer_id = ${id} and q.retired_at is null`.execute(db);
  return new Map(rows.map((row) => [row.questionId, row]));
}

export interface ReplyRow extends FaceRow {
  readonly replies: ReadonlyArray<{
    readonly questionId: string;
    readonly values: string[];
    readonly outdated: boolean;
    readonly repliedAt: string;
  }>;
}

/**
 * Those who come or may come, and those who come by a mail, with what they said: one page, by their ids. Of somebody
 * without an account there is a name only.
 */
export async function listReplyRows(
  db: DbOrTx,
  huddleId: HuddleId,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    (select p.id, p.username, p.display_name, p.picture_media_id,
      ${repliesJson(huddleId, sql`huddle_replies`, sql`r.person_id = p.id`)} as replies
    from participations part join people p on p.id = part.person_id
    where part.huddle_id = ${huddleId} and part.role = 'PARTICIPANT' and part.answer in ('YES', 'MAYBE')
      ${andAfter(sql`part.person_id`, after)}
    order by part.person_id limit ${limit + 1})
    union all
    (select u.id, null, u.name, null, ${repliesJson(huddleId, sql`mail_answer_replies`, sql`r.mail_answer_id = u.id`)}
    from unregistered_parties u
    where u.huddle_id = ${huddleId} and u.place <> 'NONE' ${andAfter(sql`u.id`, after)}
      and exists (select from mail_answers m where m.id = u.id)
    order by u.id limit ${limit + 1})
    order by id limit ${limit + 1}`.execute(db);
  return rows;
}

function repliesJson(
  huddleId: HuddleId,
  table: RawBuilder<unknown>,
  theirs: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object('questionId', q.id, 'values', r.replies,
      'outdated', r.version <> q.version, 'repliedAt', r.replied_at) order by q.position), '[]'::json)
    from huddle_questions q join ${table} r on r.question_id = q.id and ${theirs}
    where q.huddle_id = ${huddleId} and q.retired_at is null)`;
}

export interface ReplyCount {
  readonly questionId: QuestionId;
  readonly value: string;
  readonly count: number;
}

const COUNTED: readonly QuestionKind[] = ['YES_NO', 'CHOICE', 'CONSENT'];

/** What those who have a place chose, by question; of numbers their sum. */
export async function countReplies(db: DbOrTx, huddleId: HuddleId): Promise<ReplyCount[]> {
  const { rows } = await sql<ReplyCount>`
    with answered as (
      select r.question_id, r.version, r.replies, part.party from huddle_questions q
        join huddle_replies r on r.question_id = q.id
        join participations part on part.huddle_id = q.huddle_id and part.person_id = r.person_id
          and part.place = 'CONFIRMED'
        where q.huddle_id = ${huddleId}
      union all
      select r.question_id, r.version, r.replies, u.party from unregistered_parties u
        join mail_answer_replies r on r.mail_answer_id = u.id
        where u.huddle_id = ${huddleId} and u.place = 'CONFIRMED'),
    said as (
      select q.id, q.kind, v.value from answered a
        join huddle_questions q on q.id = a.question_id and q.version = a.version
        cross join lateral unnest(a.replies[1:case when q.per_person then a.party else 1 end]) as v(value)
      where q.retired_at is null and v.value <> '')
    select id as "questionId", value, count(*)::int as count from said where kind = any(${COUNTED}::text[])
      group by id, value
    union all
    select id, '', sum(replace(value, ',', '.')::numeric)::float8 from said where kind = 'NUMBER' group by id
    order by 1, 3 desc, 2`.execute(db);
  return rows;
}

/** What these people, with an account or without, said to what is asked now; by `person question`. */
export async function repliesOfMany(
  db: DbOrTx,
  huddleId: HuddleId,
  people: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const { rows } = await sql<{ key: string; replies: readonly string[] }>`
    select r.person_id || ' ' || q.id as key, r.replies
    from huddle_questions q join huddle_replies r on r.question_id = q.id and r.person_id = any(${people}::uuid[])
    where q.huddle_id = ${huddleId} and q.retired_at is null
    union all
    select r.mail_answer_id || ' ' || q.id, r.replies
    from mail_answer_replies r join huddle_questions q on q.id = r.question_id
    where r.mail_answer_id = any(${people}::uuid[]) and q.huddle_id = ${huddleId} and q.retired_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ key, replies }) => [key, replies]));
}
