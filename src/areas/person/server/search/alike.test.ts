import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { findAlike } from './reads.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  const town = (lat: number) => ({ location: { name: 'Town', formattedAddress: '', lat, lng: 7.4 } });
  const { asha, ben, cleo } = world;
  await world.as(asha).patch('/api/me', { interestTags: ['Mushrooms', 'Snow'], ...town(46.9) });
  await world.as(ben).patch('/api/me', { interestTags: ['mushroom picking'], ...town(48.9) });
  await world.as(cleo).patch('/api/me', { interestTags: ['Mushrooms'], ...town(46.9) });
});
afterAll(() => world.close());

type Wish = Parameters<typeof findAlike>[2];

async function alike(who: CastMember, wish: Wish, limit = 10): Promise<Array<string | null>> {
  const found = await findAlike(world.platform.database.db, who.personId, wish, limit);
  return found.map(({ username }) => username);
}

test.each<[string, Wish, string[]]>([
  ['a word in any ending', { words: ['mushroom'] }, ['asha', 'ben']],
  ['one of several words', { words: ['geology', 'snow'] }, ['asha']],
  ['no such word', { words: ['geology'] }, []],
  ['near a point', { words: [], near: { lat: 46.95, lng: 7.45 } }, ['asha']],
  ['both', { words: ['mushroom'], near: { lat: 48.95, lng: 7.45 } }, ['ben']],
  ['signs in a word', { words: ["mush'room"] }, ['asha', 'ben']],
])('PER-4 people who like or live as is asked are found, and oneself is not: %s', async (_, wish, found) => {
  expect((await alike(world.cleo, wish)).sort()).toEqual(found);
});

const said = (...alike: string[]) => [{ words: ['asked'], alike }];

test.each<[string, Wish, string[]]>([
  ['a word in any ending', { traits: said('kid') }, ['ben']],
  ['a text as it stands', { traits: said('new in town') }, ['asha']],
  ['not its words apart', { traits: said('new town') }, []],
  ['what is asked for itself', { traits: [{ words: ['retired'], alike: [] }] }, ['ben']],
  [
    'one of each, also where they like it',
    { traits: [...said('kid'), { words: ['mushroom'], alike: [] }] },
    ['ben'],
  ],
  ['nobody says all of it', { traits: [...said('kid'), ...said('new in town')] }, []],
  ['what says the same of what people like does not count', { traits: said('mushroom') }, []],
  ['signs in a word', { traits: said("k'id") }, ['ben']],
])('PER-4 people who tell of themselves what is asked are found: %s', async (_, wish, found) => {
  await world.as(world.asha).patch('/api/me', { bio: 'I am new in town. Slow.' });
  await world.as(world.ben).patch('/api/me', { bio: 'Two kids, retired' });
  expect((await alike(world.cleo, wish)).sort()).toEqual(found);
});

test('PER-4 who likes it stands before who only tells of it', async () => {
  await world.as(world.asha).patch('/api/me', { bio: 'Snow and mushrooms' });
  await world.as(world.ben).patch('/api/me', { bio: 'Mushrooms, snow, more snow' });
  const traits = [{ words: ['snow'], alike: ['snow'] }];
  expect(await alike(world.cleo, { traits })).toEqual(['asha', 'ben']);
});

test('PER-4 whom the viewer follows stands first, or alone where that is asked', async () => {
  const { ben, cleo } = world;
  const words = ['mushroom'];
  expect(await alike(cleo, { words, followed: true })).toEqual([]);
  await world.as(cleo).put(`/api/people/${ben.personId}/follow`);
  expect(await alike(cleo, { words })).toEqual(['ben', 'asha']);
  expect(await alike(cleo, { words }, 1)).toEqual(['ben']);
  expect(await alike(cleo, { words, followed: true })).toEqual(['ben']);
});

test('PER-4 nobody who blocks, is blocked, is suspended or has not set up their name is found', async () => {
  const { asha, ben, cleo } = world;
  const words = ['mushroom'];
  await world.as(asha).put(`/api/me/blocks/${ben.personId}`);
  expect(await alike(ben, { words })).toEqual(['cleo']);
  expect(await alike(asha, { words })).toEqual(['cleo']);
  expect(await alike(ben, { traits: said('snow') })).toEqual([]);
  expect(await alike(asha, { traits: said('snow') })).toEqual([]);
  const { pool } = world.platform.database;
  await pool.query('update people set suspended_at = now() where id = $1', [cleo.personId]);
  expect(await alike(asha, { words })).toEqual([]);
  await pool.query('update people set suspended_at = null, onboarded_at = null where id = $1', [
    cleo.personId,
  ]);
  expect(await alike(asha, { words })).toEqual([]);
});
