import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { columns, type Fixture, type Persona, type Stage, type State, setStage } from '../rights/personas.ts';
import { requests } from '../rights/requests.ts';
import { sendFrom } from '../rights/send.ts';
import { rows } from '../rights/table.ts';
import { type Anyone, audienceOf, everybody } from './audiences.ts';
import { closedColumns } from './closed-columns.ts';
import { columnRows } from './columns.ts';
import { enterMore, type More, takeTheirWays } from './more-personas.ts';
import { plantCanaries } from './plant.ts';
import { stageWords } from './stage-words.ts';

let world: TestApp;
let stage: Stage;
let more: More;
beforeAll(async () => {
  world = await buildTestApp();
  stage = await setStage(world);
  more = await enterMore(world);
});
afterAll(() => world.close());

test('S5 every column that can hold words has a row that says who may be sent it', async () => {
  const { pool } = world.platform.database;
  const found = await pool.query<{ name: string }>(`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.data_type in
      ('text', 'character varying', 'json', 'jsonb') or c.udt_name in ('citext', '_text', '_citext', 'tsvector'))`);
  const listed = [...columnRows.map(({ name }) => name), ...closedColumns];
  expect(listed.sort()).toEqual(found.rows.map(({ name }) => name).sort());
});

const states: readonly State[] = [
  ...(['PUBLIC', 'PRIVATE', 'DRAFT', 'OPEN', 'CLOSED', 'SECRET'] as const),
  ...(['POSTED', 'FOLLOWED', 'STORY', 'SKETCH'] as const),
];
const seenOnce = new Set<string>();

test.each(states)('S5 no door sends words to who may not read them, of %s', async (state) => {
  const on = await setTheStage(state);
  const canaries = await plantCanaries(world.platform.database.pool, stage.people.H.personId);
  const leaks: string[] = [];
  for (const operation of readsOf(state)) {
    for (const who of everybody) {
      const bytes = await bytesSentTo(who, operation, on);
      for (const { row } of canaries.filter(({ token }) => bytes.includes(token))) {
        seenOnce.add(row.name);
        if (!audienceOf(row.audience, state).includes(eyesOf(operation, who)))
          leaks.push(`${operation} sends ${row.name} to ${who}`);
      }
    }
  }
  expect(leaks).toEqual([]);
});

test('S5 the sweep met every word that somebody may read', () => {
  const readable = columnRows.filter(({ audience }) => audience !== 'nobody');
  expect(readable.map(({ name }) => name).filter((name) => !seenOnce.has(name))).toEqual([]);
});

async function setTheStage(state: State): Promise<Fixture> {
  const { pool } = world.platform.database;
  const kept = ['huddles', 'communities', 'posts', 'inspirations', 'rooms', 'carpools', 'notifications'];
  for (const table of [...kept, 'mail_outbox', 'aurora_talks']) await pool.query(`delete from ${table}`);
  const on = await stage.fixture(state);
  await takeTheirWays(world, stage, more, on);
  await stageWords(world, stage, on);
  await world.runJobs();
  return on;
}

/** Every operation that reads, and answers something in this state. */
function readsOf(state: State): string[] {
  const found = rows.filter((row) => row.state === state || row.state === 'ANY');
  return [...new Set(found.map(({ operation }) => operation))];
}

async function bytesSentTo(who: Anyone, operation: string, on: Fixture): Promise<string> {
  const persona: Persona = isColumn(who) ? who : who === 'MAYBE' || who === 'ASKED' ? 'L' : 'U';
  const request = requests[operation]?.(on, persona, stage.people.H.personId);
  if (request?.method !== 'GET') return '';
  // Whatever is looked for is found by the words that were planted.
  const url = request.url.replace(/\b(q|text)=[^&]*/, '$1=canary');
  const answer = await sendFrom(world, memberOf(who), { ...request, url });
  expect(answer.status, `${operation} to ${who}`).toBeLessThan(500);
  return `${answer.text}${JSON.stringify(answer.headers)}`;
}

/** Who holds the word of an invitation reads what the invited read. */
function eyesOf(operation: string, who: Anyone): Anyone {
  return operation === 'readInvitation' ? 'I' : who;
}

function isColumn(who: Anyone): who is Persona {
  return (columns as readonly string[]).includes(who);
}

function memberOf(who: Anyone): CastMember | null {
  if (!isColumn(who)) return more[who];
  return who === 'V' ? null : stage.people[who];
}
