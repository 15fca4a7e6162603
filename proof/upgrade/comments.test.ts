import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '#app/server/testing/empty-database.ts';
import type { TestDatabase } from '#app/server/testing/test-database.ts';
import { listMigrationFiles, migrate } from '#platform/server/db/migrate.ts';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await emptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const migrateTo = async (last: string) =>
  migrate(database.url, new Set((await listMigrationFiles()).filter((name) => name < last)));

const [author, huddle, post, story] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const things = { huddle, post, inspiration: story };
type Thing = keyof typeof things;
/** Of each thing: one that stays, one that is worded again while the rows are copied, and one that goes meanwhile. */
const kept = (thing: Thing) => ({
  stays: `${thing} stays`,
  worded: `${thing} worded`,
  goes: `${thing} goes`,
});

async function say(thing: Thing, words: string, parent: string | null = null): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into ${thing}_comments (id, ${thing}_id, author_id, parent_id, body, created_at) values ($1, $2, $3, $4, $5, now())`,
    [id, things[thing], author, parent, words],
  );
  return id;
}

test('ADM-2: comments move into one table with their ids, and what is said while they are copied comes along', async () => {
  await migrateTo('0930');
  await client.query(`insert into people (id, display_name, created_at) values ($1, 'Asha', now())`, [
    author,
  ]);
  await client.query(
    `insert into huddles (id, name, activity, privacy, status, starts_at, ends_at, time_zone, created_by, created_at)
     values ($1, 'Ridge', 'HIKING', 'PUBLIC', 'PUBLISHED', now(), now() + interval '1 hour', 'UTC', $2, now())`,
    [huddle, author],
  );
  await client.query(`insert into posts (id, author_id, state, created_at) values ($1, $2, 'DRAFT', now())`, [
    post,
    author,
  ]);
  await client.query(
    `insert into inspirations (id, author_id, state, title, document, created_at, saved_at)
     values ($1, $2, 'DRAFT', '', '{}', now(), now())`,
    [story, author],
  );
  const expected: { id: string; about: string; parent_id: string | null; body: string }[] = [];
  const before: [Thing, { stays: string; worded: string; goes: string }][] = [];
  for (const thing of Object.keys(things) as Thing[]) {
    const words = kept(thing);
    const stays = await say(thing, words.stays);
    const worded = await say(thing, words.worded, stays);
    before.push([thing, { stays, worded, goes: await say(thing, words.goes) }]);
  }
  await migrateTo('0932');
  for (const [thing, { stays, worded, goes }] of before) {
    await client.query(
      `update ${thing}_comments set body = 'worded again', edited_at = now() where id = $1`,
      [worded],
    );
    await client.query(`delete from ${thing}_comments where id = $1`, [goes]);
    const late = await say(thing, 'late', stays);
    const about = things[thing];
    expected.push({ id: stays, about, parent_id: null, body: `${thing} stays` });
    expected.push({ id: worded, about, parent_id: stays, body: 'worded again' });
    expected.push({ id: late, about, parent_id: stays, body: 'late' });
  }
  await migrate(database.url);
  const { rows } = await client.query('select id, about, parent_id, body from comments order by id');
  expect(rows).toEqual(expected.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
});

test('ADM-2: comments that have moved go with what they stand under', async () => {
  for (const [table, id] of [
    ['huddles', huddle],
    ['posts', post],
    ['inspirations', story],
  ]) {
    expect((await client.query('select from comments where about = $1', [id])).rowCount).toBe(3);
    await client.query(`delete from ${table} where id = $1`, [id]);
    expect((await client.query('select from comments where about = $1', [id])).rowCount).toBe(0);
  }
});
