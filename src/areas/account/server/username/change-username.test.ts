import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { tokenFor } from '#app/server/testing/cast.ts';
import { shapeOf } from '../../rules/username.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const DAY_MS = 24 * 3_600_000;

async function member(username: string) {
  const who = await world.enter({ username });
  const change = async (next: string) => {
    // Of a log-in of this moment.
    const token = await tokenFor(world.platform, who.personId);
    return world.as({ ...who, token }).put('/api/me/username', { username: next });
  };
  return { ...who, change };
}

const profileOf = async (name: string) =>
  (await world.as(world.cleo).get(`/api/profiles/${name}`)).body.username;
const named = async (name: string) => (await world.as(null).get(`/api/public/usernames/${name}`)).body;

test('GATE-11: the old username leads to its owner for 90 days, on the page and in the API', async () => {
  const { change } = await member('old.name');
  expect((await change('New.Name')).body.message).toContain('@new.name');
  expect(await profileOf('new.name')).toBe('new.name');
  expect(await profileOf('old.name')).toBe('new.name');
  expect(await named('old.name')).toEqual({ known: true, leadsTo: 'new.name' });
  expect(await named('new.name')).toEqual({ known: true, leadsTo: null });
  world.forward(90 * DAY_MS);
  expect(await named('old.name')).toEqual({ known: false, leadsTo: null });
  expect(await profileOf('old.name')).toBeUndefined();
});

test('GATE-11: it is nobody else’s for that time, and its owner may go back to it', async () => {
  const owner = await member('dear.name');
  const other = await member('waits.for.it');
  await owner.change('dearer.name');
  expect((await other.change('dear.name')).body.code).toBe('USERNAME_TAKEN');
  expect((await owner.change('dear.name')).status).toBe(200);
  expect((await other.change('dearer.name')).body.code).toBe('USERNAME_TAKEN');
  world.forward(90 * DAY_MS);
  const late = await member('comes.late');
  expect((await late.change('dearer.name')).status).toBe(200);
});

test('GATE-11: twice in 30 days, and not once more', async () => {
  const { change } = await member('often.one');
  expect((await change('often.two')).status).toBe(200);
  world.forward(DAY_MS);
  expect((await change('often.three')).status).toBe(200);
  const refused = await change('often.four');
  expect([refused.status, refused.body.code]).toEqual([409, 'USERNAME_CHANGED_OFTEN']);
});

test('GATE-11: a name that somebody has, that looks like one, or that is none is refused', async () => {
  await member('paul.maya');
  const { change } = await member('wants.names');
  const codeOf = async (name: string) => (await change(name)).body.code;
  expect(await codeOf('paul.maya')).toBe('USERNAME_TAKEN');
  expect(await codeOf('pau1.maya')).toBe('USERNAME_LOOKS_ALIKE');
  expect(await codeOf('paul.rnaya')).toBe('USERNAME_LOOKS_ALIKE');
  expect(await codeOf('p\u0430ul.maya')).toBe('USERNAME_FORM');
  expect(await codeOf('adm1n')).toBe('USERNAME_RESERVED');
});

test('GATE-11: of many who want names that look alike at the same moment one gets it', async () => {
  const wanted = ['hil1.top', 'hill.top', 'hi11.top', 'hill.t0p'];
  const people = await Promise.all(wanted.map((_, at) => member(`racer.${at}`)));
  const answers = await Promise.all(people.map(({ change }, at) => change(wanted[at] ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('GATE-11: the database sees the same shape as the rules', async () => {
  const names = ['pau1', 'rnaya', 'vvalter', 'zo0', 'r1n0', 'vrnv', 'a.b_c9'];
  const sql = 'select username_shape(n) as shape from unnest($1::text[]) n';
  const { rows } = await world.platform.database.pool.query(sql, [names]);
  expect(rows.map(({ shape }) => shape)).toEqual(names.map(shapeOf));
});
