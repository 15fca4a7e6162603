import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { Question, Reply } from '../../rules/questions.ts';

/** Writes what a huddle asks from now on, in this order; what is asked no more is kept with what was said to it. */
export async function saveQuestions(
  tx: Tx,
  huddleId: HuddleId,
  questions: readonly Question[],
  now: Date,
): Promise<void> {
  const ids = questions.map(({ id }) => id);
  await sql`update huddle_questions set retired_at = ${now}
    where huddle_id = ${huddleId} and retired_at is null and id <> all(${ids}::uuid[])`.execute(tx);
  if (questions.length === 0) return;
  const rows = questions.map(({ perPerson, ...question }, position) => ({
    ...question,
    choices: [...question.choices],
    huddle_id: huddleId,
    per_person: perPerson,
    position,
  }));
  await tx
    .insertInto('huddle_questions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        text: eb.ref('excluded.text'),
        kind: eb.ref('excluded.kind'),
        choices: eb.ref('excluded.choices'),
        per_person: eb.ref('excluded.per_person'),
        required: eb.ref('excluded.required'),
        version: eb.ref('excluded.version'),
      })),
    )
    .execute();
}

/** Keeps what somebody says; what they said before to the same questions is replaced. */
export function saveRepliesOf(tx: Tx, id: PersonId, replies: readonly Reply[], now: Date): Promise<void> {
  return saveIn(tx, { table: 'huddle_replies', column: 'person_id', id }, replies, now);
}

/** The same of somebody who answers by a mail. */
export function saveRepliesByMail(
  tx: Tx,
  id: UnregisteredId,
  replies: readonly Reply[],
  now: Date,
): Promise<void> {
  return saveIn(tx, { table: 'mail_answer_replies', column: 'mail_answer_id', id }, replies, now);
}

interface Whose {
  readonly table: 'huddle_replies' | 'mail_answer_replies';
  readonly column: 'person_id' | 'mail_answer_id';
  readonly id: string;
}

async function saveIn(
  tx: Tx,
  { table, column, id }: Whose,
  replies: readonly Reply[],
  now: Date,
): Promise<void> {
  await sql`insert into ${sql.table(table)} (question_id, ${sql.ref(column)}, version, replies, replied_at)
    select said."questionId", ${id}::uuid, said.version, said."values", ${now}
    from jsonb_to_recordset(${JSON.stringify(replies)}::jsonb) as said ("questionId" uuid, version int, "values" text[])
    on conflict (question_id, ${sql.ref(column)}) do update set version = excluded.version,
      replies = excluded.replies, replied_at = excluded.replied_at`.execute(tx);
}

/** What was said by a mail becomes what the person with the account said, unless they said something themselves. */
export async function claimReplies(db: DbOrTx, id: UnregisteredId, personId: PersonId): Promise<void> {
  await sql`insert into huddle_replies (question_id, person_id, version, replies, replied_at)
    select question_id, ${personId}, version, replies, replied_at from mail_answer_replies where mail_answer_id = ${id}
    on conflict do nothing`.execute(db);
}

/** A copy of a huddle asks the same, for the first time. */
export async function copyQuestions(tx: Tx, from: HuddleId, to: HuddleId): Promise<void> {
  await sql`with copied as (
      insert into huddle_questions (id, huddle_id, position, text, kind, choices, per_person, required)
      select gen_random_uuid(), ${to}, position, text, kind, choices, per_person, required
      from huddle_questions where huddle_id = ${from} and retired_at is null returning 1)
    update huddles set question_count = (select count(*) from copied) where id = ${to}`.execute(tx);
}
