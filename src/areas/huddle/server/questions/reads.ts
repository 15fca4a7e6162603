import { sql } from 'kysely';
import type { FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { HuddleId, PersonId, QuestionId } from '#platform/shared/ids.ts';
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

export interface ReplyRow extends FaceRow {
  readonly replies: ReadonlyArray<{
    readonly questionId: string;
    readonly values: string[];
    readonly outdated: boolean;
    readonly repliedAt: string;
  }>;
}

/** Those who come or may come, with what they said: one page, by their ids. */
export async function listReplyRows(
  db: DbOrTx,
  huddleId: HuddleId,
  page: { readonly after: PersonId | undefined; readonly limit: number },
): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select p.id, p.username, p.display_name, p.picture_media_id,
      (select coalesce(json_agg(json_build_object('questionId', q.id, 'values', r.replies,
          'outdated', r.version <> q.version, 'repliedAt', r.replied_at) order by q.position), '[]'::json)
        from huddle_questions q join huddle_replies r on r.question_id = q.id and r.person_id = p.id
        where q.huddle_id = ${huddleId} and q.retired_at is null) as replies
    from participations part join people p on p.id = part.person_id
    where part.huddle_id = ${huddleId} and part.role = 'PARTICIPANT' and part.answer in ('YES', 'MAYBE')
      ${andAfter(sql`part.person_id`, page.after)}
    order by part.person_id limit ${page.limit + 1}`.execute(db);
  return rows;
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
    with said as (
      select q.id, q.kind, v.value from huddle_questions q
        join huddle_replies r on r.question_id = q.id and r.version = q.version
        join participations part on part.huddle_id = q.huddle_id and part.person_id = r.person_id
          and part.place = 'CONFIRMED'
        cross join lateral unnest(r.replies[1:case when q.per_person then part.party else 1 end]) as v(value)
      where q.huddle_id = ${huddleId} and q.retired_at is null and v.value <> '')
    select id as "questionId", value, count(*)::int as count from said where kind = any(${COUNTED}::text[])
      group by id, value
    union all
    select id, '', sum(replace(value, ',', '.')::numeric)::float8 from said where kind = 'NUMBER' group by id
    order by 1, 3 desc, 2`.execute(db);
  return rows;
}

/** What these people said to what is asked now, by person and question. */
export async function repliesOfMany(
  db: DbOrTx,
  huddleId: HuddleId,
  people: readonly PersonId[],
): Promise<Map<string, readonly string[]>> {
  const { rows } = await sql<{ key: string; replies: readonly string[] }>`
    select r.person_id || ' ' || q.id as key, r.replies
    from huddle_questions q join huddle_replies r on r.question_id = q.id and r.person_id = any(${people}::uuid[])
    where q.huddle_id = ${huddleId} and q.retired_at is null`.execute(db);
  return new Map(rows.map(({ key, replies }) => [key, replies]));
}
