import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { DateId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Vote } from '../../rules/date-poll.ts';

export interface NewDate {
  readonly id: DateId;
  readonly startsAt: Date;
}

/** Writes which dates are voted on. One that stays keeps its votes, unless the vote begins from the start. */
export async function saveDates(
  tx: Tx,
  huddleId: HuddleId,
  dates: readonly NewDate[],
  isNew: boolean,
): Promise<void> {
  const kept = isNew ? [] : dates.map(({ startsAt }) => startsAt.toISOString());
  await sql`delete from huddle_dates
    where huddle_id = ${huddleId} and starts_at <> all(${kept}::timestamptz[])`.execute(tx);
  await tx
    .insertInto('huddle_dates')
    .values(dates.map(({ id, startsAt }) => ({ id, huddle_id: huddleId, starts_at: startsAt })))
    .onConflict((conflict) => conflict.columns(['huddle_id', 'starts_at']).doNothing())
    .execute();
}

export interface GivenVote {
  readonly dateId: DateId;
  readonly vote: Vote;
}

/** Keeps what somebody says to dates; what they said before to the same ones is replaced. */
export async function saveVotes(
  tx: Tx,
  personId: PersonId,
  votes: readonly GivenVote[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('huddle_date_votes')
    .values(votes.map(({ dateId, vote }) => ({ date_id: dateId, person_id: personId, vote, voted_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['date_id', 'person_id']).doUpdateSet((eb) => ({ vote: eb.ref('excluded.vote') })),
    )
    .execute();
}
