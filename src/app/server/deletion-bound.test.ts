import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { type CastMember, tokenFor } from './testing/cast.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const FOLLOWERS = 3_500;
/** A turn takes a thousand rows, and of some tables what hangs on them. */
const MAX_ROWS_OF_A_TURN = 2_000;

/** People who follow somebody, each told of something that this person did. */
async function fillWorld(personId: string): Promise<void> {
  const { pool } = world.platform.database;
  await pool.query(
    `insert into people (id, username, display_name, onboarded_at, created_at)
     select gen_random_uuid(), 'follower' || n, 'Follower', now(), now() from generate_series(1, $1::int) n`,
    [FOLLOWERS],
  );
  await pool.query(
    `insert into follows (follower_id, followee_id, state, since)
     select id, $1, 'FOLLOWING', now() from people where username like 'follower%'`,
    [personId],
  );
  await pool.query(
    `insert into notifications (id, recipient_id, event_id, kind, actor_id, object_type, object_id, created_at)
     select gen_random_uuid(), id, gen_random_uuid(), 'PERSON_FOLLOWED', $1, 'PERSON', $1, now()
     from people where username like 'follower%'`,
    [personId],
  );
}

/** From now on the database notes how many rows each transaction changes, with what goes along by its keys. */
async function noteRows(): Promise<void> {
  const { pool } = world.platform.database;
  await pool.query(`
    create table noted_turns (turn xid8, name text, rows bigint);
    create function note_rows() returns trigger language plpgsql as $$ begin
      insert into noted_turns select pg_current_xact_id(), tg_table_name, count(*) from touched;
      return null;
    end $$;
    do $$ declare one text; begin
      for one in select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'noted_turns' loop
        execute format('create trigger zz_deleted after delete on %I referencing old table as touched for each statement execute function note_rows()', one);
        execute format('create trigger zz_updated after update on %I referencing new table as touched for each statement execute function note_rows()', one);
      end loop;
    end $$`);
}

async function deleteNow(who: CastMember): Promise<void> {
  const fresh = world.as({ ...who, token: await tokenFor(world.platform, who.personId) });
  expect((await fresh.post('/api/me/deletion', {})).status).toBe(200);
  world.forward(14 * 24 * 3_600_000);
  await world.platform.database.pool.query(`select graphile_worker.add_job('delete-due-accounts')`);
  await world.runJobs();
}

test('SET-1 however many follow somebody, no turn of the deletion touches more than so many rows', async () => {
  const known = await world.enter({ username: 'known.to.many' });
  await fillWorld(known.personId);
  await noteRows();
  await deleteNow(known);
  const { rows } = await world.platform.database.pool.query(
    `select sum(rows)::int as rows, string_agg(distinct name, ' ') as names from noted_turns
     group by turn order by 1 desc`,
  );
  const all = rows.reduce((sum: number, turn: { rows: number }) => sum + turn.rows, 0);
  expect(all).toBeGreaterThan(2 * FOLLOWERS);
  expect(rows.filter((turn: { rows: number }) => turn.rows > MAX_ROWS_OF_A_TURN)).toEqual([]);
});
