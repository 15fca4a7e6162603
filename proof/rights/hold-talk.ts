import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { newId } from '#platform/server/new-id.ts';

/** What somebody asked Aurora, and was answered. */
export interface TalkFixture {
  readonly talk: string;
  readonly turn: string;
}

export async function holdTalk(world: TestApp, personId: string): Promise<TalkFixture> {
  const [talk, turn] = [newId<string>(), newId<string>()];
  const { pool } = world.platform.database;
  // Asked an hour ago: a fixture for each cell of the table is no haste of its person.
  const at = new Date(world.platform.now().getTime() - 3_600_000);
  await pool.query(
    `insert into aurora_talks (id, person_id, title, created_at, last_at) values ($1, $2, 'Rights', $3, $3)`,
    [talk, personId, at],
  );
  await pool.query(
    `insert into aurora_turns (id, talk_id, seq, question, state, engine, body, asked_at, answered_at)
     values ($1, $2, 1, 'Rights?', 'DONE', 'OWN', 'All of them.', $3, $3)`,
    [turn, talk, at],
  );
  return { talk, turn };
}
