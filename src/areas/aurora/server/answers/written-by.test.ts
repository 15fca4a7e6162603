import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  await post(world.asha, 'The spring at the second hut runs again.');
  await post(world.asha, 'A cabin of my own, for those who follow me.', 'FOLLOWERS');
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);

async function post(author: CastMember, content: string, visibility = 'PUBLIC'): Promise<void> {
  const as = world.as(author);
  const { id } = (await as.post('/api/posts/init')).body;
  const words = { content, taggedUsers: {}, taggedLocations: {}, taggedHashes: [], visibility };
  expect((await as.post(`/api/posts/${id}`, words)).status).toBe(200);
}

test('PRIVACY AUR-5 what one author has written is told as far as the asker may read it', async () => {
  const { ben, asha, cleo } = world;
  const told = await talk(ben, 'what did Asha post last');
  expect(told.text).toBe('This is what Asha Rai posted last.');
  expect(told.cards.map(({ kind, line }) => [kind, line])).toEqual([
    ['POST', 'The spring at the second hut runs again.'],
    ['PERSON', '@asha'],
  ]);
  expect((await talk(ben, 'was hat Cleo geschrieben')).text).toBe(
    'Cleo Laurent hat nichts geschrieben, was du lesen kannst.',
  );
  await world.as(cleo).put(`/api/people/${asha.personId}/follow`);
  expect((await talk(cleo, 'was hat Asha zuletzt gepostet')).cards).toHaveLength(3);
});

test('AUR-5 what is new of those I follow is told, whatever else is said', async () => {
  const { ben, asha } = world;
  await world.as(ben).put(`/api/people/${asha.personId}/follow`);
  await world.runJobs();
  const told = await talk(
    ben,
    'we were at the lake all weekend, so what did the people i follow write since saturday',
  );
  expect(told.text).toMatch(/^These are the newest posts of you and the people you follow\./);
  expect(told.cards[0]?.title).toBe('Asha Rai');
});

test('AUR-5 what I am interested in and have not answered is listed', async () => {
  const { ben } = world;
  const stage = stageOf(world);
  const open = await stage.huddle([], { name: 'Wombat meadows' });
  const answered = await stage.huddle([ben], { name: 'Bilby burrow' });
  for (const id of [open, answered])
    await world.as(ben).put(`/api/huddles/${id}/interest`, { interested: true });
  const told = await talk(ben, 'which ones did I star but never answer');
  expect(told.text).toBe('You are interested in one coming outing and have not answered.');
  expect(told.cards.map(({ id }) => id)).toEqual([open]);
});

test('AUR-5 an outing without steps is looked for by what its host marked', async () => {
  const stage = stageOf(world);
  const flat = await stage.huddle([], { name: 'Numbat promenade', stepFree: true });
  const told = await talk(world.ben, 'any outings without steps');
  expect(told.cards.map(({ id }) => id)).toEqual([flat]);
  expect(told.text).toBe('I found one that fits: huddles with no steps.');
});
