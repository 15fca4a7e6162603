import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);

test('AUR-5 whom I have asked to follow is meant by who accepts me, and no outing of theirs', async () => {
  const { asha, ben } = world;
  await stage.huddle([ben], { name: 'Wombat meadows' });
  const before = await talk(ben, 'did Asha accept me yet');
  expect(before.text).not.toContain('asked to follow');
  await world.as(asha).patch('/api/me', { connectionApprovalRequired: true });
  await world.as(ben).put(`/api/people/${asha.personId}/follow`);
  const told = await talk(ben, 'did Asha accept me yet');
  expect(told.text).toBe(
    'You have asked to follow **Asha Rai**, and wait for an answer. They do not follow you.',
  );
  expect(told.cards.map(({ id }) => id)).toEqual([asha.personId]);
});

test('AUR-5 of what I host, that is told which a condition holds for', async () => {
  const { asha } = world;
  const question = 'for which of my coming outings are dogs allowed';
  expect((await talk(asha, question)).text).toBe('Nothing that you host fits that.');
  const open = await stage.huddle([], { name: 'Dingo round', dogsAllowed: true });
  const told = await talk(asha, question);
  expect(told.text).toBe('1 of what you host fits that.');
  expect(told.cards.map(({ id }) => id)).toEqual([open]);
  expect((await talk(asha, 'bei welchen meiner touren dürfen hunde mit')).text).toBe(
    '1 von dem, was du leitest, passt dazu.',
  );
});

test('AUR-5 a member who asks is told how others get into a community', async () => {
  const { asha, ben } = world;
  const as = world.as(asha);
  await as.post('/api/communities', { name: 'Quokka wanderers' });
  await as.post('/api/communities', { name: 'Bilby strollers', approvalRequired: true });
  await as.post('/api/communities', { name: 'Numbat nights', privacy: 'PRIVATE' });
  for (const [name, sentence] of [
    ['Quokka wanderers', 'It is public: anyone can join without being approved.'],
    ['Bilby strollers', 'It is public: anyone can ask to join, and its leaders decide.'],
    ['Numbat nights', 'It is private: others see its name and ask to join, and its leaders decide.'],
  ] as const) {
    const question = `do people need an ok from me before they can join the ${name}`;
    expect((await talk(asha, question)).text).toContain(`You belong to it. ${sentence}`);
    expect((await talk(ben, `what kind of club is ${name}`)).text).not.toContain(sentence);
  }
  expect((await talk(asha, 'how many are we in the Quokka wanderers')).text).not.toContain('public');
});

test('AUR-5 beside a price stand the other sums that the host names', async () => {
  const { ben } = world;
  const paid = {
    paymentMode: 'PAID',
    paymentAmount: '10 EUR',
    whatToBring: 'Poles, hut booking (25 € paid on site), 1,500 yen for the bath, a rope of 30 m',
  };
  await stage.huddle([], { name: 'Kowari crossing', ...paid });
  expect((await talk(ben, 'what does the Kowari crossing cost')).text).toBe(
    '**Kowari crossing** costs 10 EUR. For **Kowari crossing** the host says: “hut booking (25 € paid on site); 1,500 yen for the bath”',
  );
  await stage.huddle([], { name: 'Potoroo picnic', whatToBring: 'cash for the boat' });
  expect((await talk(ben, 'what does the Potoroo picnic cost')).text).toBe('**Potoroo picnic** is free.');
});

test('AUR-6 "and for" asks the same of another outing, and of what was left alone nothing is done', async () => {
  const { ben } = world;
  await stage.huddle([], { name: 'Dunnart dunes', capacity: 7 });
  const told = await talk(ben, 'is there room on the Kowari crossing', 'and for the Dunnart dunes?');
  expect(told.text).toBe('**Dunnart dunes** has 7 of 7 places left.');
  const left = await talk(ben, 'put me down for the Dunnart dunes', 'make it a yes.. ach nein, lass es');
  expect(left).toMatchObject({ text: 'Fine. I have changed nothing.', acts: [] });
});
