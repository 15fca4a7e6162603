import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { found } from '../testing/found.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const fileFor = (who: CastMember, id: string) => world.as(who).get(`/api/communities/${id}/members.csv`);
const join = (who: CastMember, id: string, answer = '') =>
  world.as(who).put(`/api/communities/${id}/membership`, { answer });
const rowsOf = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd()).data;

test('COM-14 an admin takes along who belongs, with the answers and nothing that runs', async () => {
  const id = await found(world, world.asha, { name: 'Bergfreunde Zürich', joinQuestion: 'Why?' });
  const joker = await world.enter({ username: 'joker', displayName: '=HYPERLINK("x")' });
  await join(joker, id, 'Höhen; "Tiefen",\n+ more');
  const file = await fileFor(world.asha, id);
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': "attachment; filename*=UTF-8''Bergfreunde%20Z%C3%BCrich%202026-06-01.csv",
  });
  expect(rowsOf(file.text)).toEqual([
    [
      'Member number',
      'Name',
      'Username',
      'Role',
      'Title',
      'Member since',
      'Paid until',
      'Address',
      'Answer to the join question',
    ],
    ['1', 'Asha Rai', 'asha', 'Owner', '', '2026-06-01', '', '', ''],
    ['2', '\'=HYPERLINK("x")', 'joker', 'Member', '', '2026-06-01', '', '', 'Höhen; "Tiefen",\n+ more'],
  ]);
});

test('COM-14 the file names nobody whom the list does not: blocked, suspended, asking or invited', async () => {
  const id = await found(world, world.asha, { privacy: 'PRIVATE' });
  const names = ['blocked.one', 'suspended.one', 'plain.one'];
  const people = await Promise.all(names.map((username) => world.enter({ username })));
  const { pool } = world.platform.database;
  for (const { personId } of people) {
    await pool.query(
      `insert into memberships (community_id, person_id, state, role, since) values ($1, $2, 'MEMBER', 'MEMBER', $3)`,
      [id, personId, world.platform.now()],
    );
  }
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
    people[0]?.personId,
    world.asha.personId,
  ]);
  await pool.query('update people set suspended_at = now() where id = $1', [people[1]?.personId]);
  await join(world.ben, id);
  await world.as(world.asha).post(`/api/communities/${id}/invitations`, { personId: world.cleo.personId });
  const rows = rowsOf((await fileFor(world.asha, id)).text);
  expect(rows.slice(1).map(([, , username]) => username)).toEqual(['asha', 'plain.one']);
});

test('COM-14 members and strangers get no file', async () => {
  const id = await found(world, world.asha);
  await join(world.ben, id);
  expect((await fileFor(world.ben, id)).body.code).toBe('NOT_A_KEEPER');
  expect((await fileFor(world.cleo, id)).status).toBe(403);
  const hidden = await found(world, world.asha, { privacy: 'HIDDEN' });
  expect((await fileFor(world.cleo, hidden)).status).toBe(404);
});

test('COM-14 a file of 5,000 members has each of them once, in German with semicolons', async () => {
  const owner = await world.enter({ username: 'big.owner' });
  const { pool } = world.platform.database;
  await pool.query(`update people set locale = 'de' where id = $1`, [owner.personId]);
  const id = await found(world, owner);
  await pool.query(
    `with made as (insert into people (id, username, display_name, email, email_verified, time_zone, onboarded_at, created_at)
       select gen_random_uuid(), 'many' || n, 'Many ' || n, 'many' || n || '@mail.example', true, 'Europe/Zurich', now(), now()
       from generate_series(1, 5000) n returning id)
     insert into memberships (community_id, person_id, state, role, since)
     select $1, id, 'MEMBER', 'MEMBER', $2 from made`,
    [id, world.platform.now()],
  );
  const { text } = await fileFor(owner, id);
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Mitgliedsnummer";"Name";"Benutzername";"Rolle";"Titel";"Mitglied seit";"Bezahlt bis";"Adresse";"Antwort auf die Beitrittsfrage"',
  );
  expect(
    lines.filter((line) => line === '"";"Many 5000";"many5000";"Mitglied";"";"2026-06-01";"";"";""'),
  ).toHaveLength(1);
  expect(new Set(rowsOf(text).map(([, , username]) => username)).size).toBe(5_002);
});
