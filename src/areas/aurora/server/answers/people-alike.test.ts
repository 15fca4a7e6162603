import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { TurnView } from '../../contract/views.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  const { asha, ben } = world;
  const bio = 'I cook. Two kids, one dog, short walks.';
  await world.as(asha).patch('/api/me', { bio, interestTags: ['Family walks', 'Fungi'] });
  await world.as(ben).patch('/api/me', { bio: 'Rentner, dienstags frei. Neu hier!', interestTags: ['Moss'] });
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);
const shown = ({ cards }: TurnView) => cards.map(({ id, why }) => [id, why]);

test('AUR-5 who tells of themselves what is asked for is found, and the sentence that fits is quoted', async () => {
  const { asha, ben, cleo } = world;
  const parents = await talk(cleo, 'which other parents hike here');
  expect(parents.text).toMatch(/^One person says something like that on their profile: Asha [^.]+\.$/);
  expect(shown(parents)).toEqual([[asha.personId, '“Two kids, one dog, short walks.”']]);
  const eltern = await talk(cleo, 'gibt es hier andere Eltern mit Kindern');
  expect(eltern.text).toMatch(/^Eine Person schreibt im Profil so etwas: Asha [^.]+\.$/);
  expect(shown(eltern)).toEqual([[asha.personId, '„Two kids, one dog, short walks.“']]);
  expect(shown(await talk(cleo, 'find people who are retired and free on tuesdays'))).toEqual([
    [ben.personId, '“Rentner, dienstags frei.”'],
  ]);
  expect(shown(await talk(cleo, 'which people here are new in town'))).toEqual([
    [ben.personId, '“Neu hier!”'],
  ]);
});

test('AUR-5 who likes something is told by what they like, and whom nothing fits is not shown', async () => {
  const { asha, cleo } = world;
  expect(shown(await talk(cleo, 'who else here likes fungi'))).toEqual([
    [asha.personId, 'Family walks · Fungi'],
  ]);
  expect((await talk(cleo, 'who else here likes offspring')).cards).toEqual([]);
});

test('PRIVACY what somebody tells of themselves is not found by whom they block, nor kept for them', async () => {
  const { asha, ben, cleo } = world;
  const question = 'which other parents hike here';
  const asked = await world.as(cleo).post('/api/aurora/questions', { question, talkId: null });
  const read = () => world.as(cleo).get(`/api/aurora/talks/${asked.body.talkId}`);
  await world.as(cleo).get(`/api/aurora/turns/${asked.body.turnId}/answer`);
  expect((await read()).text).toContain('Two kids');
  await world.as(asha).put(`/api/me/blocks/${cleo.personId}`);
  expect((await read()).text).not.toContain('Two kids');
  expect(JSON.stringify(await talk(cleo, question))).not.toContain('Two kids');
  expect(JSON.stringify(await talk(ben, question))).toContain('Two kids');
  await world.platform.database.pool.query('update people set suspended_at = now() where id = $1', [
    asha.personId,
  ]);
  expect(JSON.stringify(await talk(ben, question))).not.toContain('Two kids');
});
