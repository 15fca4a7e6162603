import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
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
export async function saveRepliesOf(
  tx: Tx,
  personId: PersonId,
  replies: readonly Reply[],
  now: Date,
): Promise<void> {
  if (replies.length === 0) return;
  const rows = replies.map(({ questionId, version, values }) => ({
    question_id: questionId,
    person_id: personId,
    version,
    replies: [...values],
    replied_at: now,
  }));
  await tx
    .insertInto('huddle_replies')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['question_id', 'person_id']).doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        replies: eb.ref('excluded.replies'),
        replied_at: eb.ref('excluded.replied_at'),
      })),
    )
    .execute();
}

/** A copy of a huddle asks the same, for the first time. */
export async function copyQuestions(tx: Tx, from: HuddleId, to: HuddleId): Promise<void> {
  await sql`with copied as (
      insert into huddle_questions (id, huddle_id, position, text, kind, choices, per_person, required)
      select gen_random_uuid(), ${to}, position, text, kind, choices, per_person, required
      from huddle_questions where huddle_id = ${from} and retired_at is null returning 1)
    update huddles set question_count = (select count(*) from copied) where id = ${to}`.execute(tx);
}
