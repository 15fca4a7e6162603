import { type Insertable, sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { HuddleId, PersonId, TalkId, TurnId } from '#platform/shared/ids.ts';
import type { Answer } from '../rules/answer.ts';
import type { EngineName } from '../rules/turn.ts';

export async function insertTalk(tx: Tx, talk: Insertable<DB['aurora_talks']>): Promise<void> {
  await tx.insertInto('aurora_talks').values(talk).execute();
}

export async function insertTurn(tx: Tx, turn: Insertable<DB['aurora_turns']>): Promise<void> {
  await tx.insertInto('aurora_turns').values(turn).execute();
  const talk = tx.updateTable('aurora_talks').set({ last_at: turn.asked_at });
  await talk.where('id', '=', turn.talk_id).execute();
}

/** Forgets an answer, so that the question can be answered again, as one of the kind that is wanted. */
export async function emptyTurn(tx: Tx, turnId: TurnId, wanted: string | undefined): Promise<void> {
  await tx
    .updateTable('aurora_turns')
    .set({
      state: 'ASKED',
      engine: null,
      fell_back: false,
      caution: 'NONE',
      body: '',
      cards: '[]',
      acts: '[]',
      topic: JSON.stringify({ wanted }),
      thumb: null,
      begun_at: null,
      answered_at: null,
      draft_id: null,
    })
    .where('id', '=', turnId)
    .execute();
}

/** Takes the answering of a turn upon oneself; undefined when somebody else has, or it is answered. */
export async function claimTurn(
  db: DbOrTx,
  turnId: TurnId,
  now: Date,
  abandonedBefore: Date,
): Promise<number | undefined> {
  const claimed = await sql<{ attempt: number }>`
    update aurora_turns set state = 'STREAMING', begun_at = ${now}, attempt = attempt + 1
    where id = ${turnId} and (state = 'ASKED' or (state = 'STREAMING' and begun_at < ${abandonedBefore}))
    returning attempt`.execute(db);
  return claimed.rows[0]?.attempt;
}

/** Keeps an answer, if this attempt is still the one that counts. */
export async function saveAnswer(
  db: DbOrTx,
  turn: { readonly id: TurnId; readonly attempt: number },
  answer: Answer,
  outcome: {
    readonly state: 'DONE' | 'STOPPED' | 'FAILED';
    readonly engine: EngineName;
    readonly fellBack: boolean;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .updateTable('aurora_turns')
    .set({
      state: outcome.state,
      engine: outcome.engine,
      fell_back: outcome.fellBack,
      answered_at: outcome.at,
      body: answer.text,
      caution: answer.caution,
      cards: JSON.stringify(answer.cards),
      acts: JSON.stringify(answer.acts),
      topic: JSON.stringify(answer.topic),
    })
    .where('id', '=', turn.id)
    .where('attempt', '=', turn.attempt)
    .where('state', '=', 'STREAMING')
    .execute();
}

/** A turn that nobody has begun to answer is stopped here; one under way by anyone who answers it. */
export async function stopUnbegun(tx: Tx, turnId: TurnId, now: Date): Promise<void> {
  await tx
    .updateTable('aurora_turns')
    .set({ state: 'STOPPED', answered_at: now })
    .where('id', '=', turnId)
    .where('state', '=', 'ASKED')
    .execute();
}

export async function saveThumb(tx: Tx, turnId: TurnId, thumb: 'UP' | 'DOWN' | null): Promise<void> {
  await tx.updateTable('aurora_turns').set({ thumb }).where('id', '=', turnId).execute();
}

/** Notes which huddle was drafted from an answer. */
export async function saveDraftOf(tx: Tx, turnId: TurnId, huddleId: HuddleId): Promise<void> {
  await tx.updateTable('aurora_turns').set({ draft_id: huddleId }).where('id', '=', turnId).execute();
}

export async function removeTalk(db: DbOrTx, personId: PersonId, talkId: TalkId): Promise<boolean> {
  const gone = await db
    .deleteFrom('aurora_talks')
    .where('id', '=', talkId)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Adds to what somebody has used up today (UTC). */
export async function spend(
  db: DbOrTx,
  personId: PersonId,
  now: Date,
  spent: { readonly questions?: number; readonly tokens?: number },
): Promise<void> {
  const { questions = 0, tokens = 0 } = spent;
  await sql`
    insert into aurora_days (person_id, day, questions, tokens)
    values (${personId}, ${now.toISOString().slice(0, 10)}::date, ${questions}, ${tokens})
    on conflict (person_id, day) do update
      set questions = aurora_days.questions + excluded.questions,
        tokens = aurora_days.tokens + excluded.tokens`.execute(db);
}

/** Forgets what was used up on days long over; a cron job. */
export function forgetOldDays(db: Db, before: Date): Promise<void> {
  return deleteInBatches(db, 'aurora_days', sql`day < ${before.toISOString().slice(0, 10)}::date`);
}
