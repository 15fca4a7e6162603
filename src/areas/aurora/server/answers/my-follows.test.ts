import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { TurnView } from '../../contract/views.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);
const follow = (who: CastMember, whom: CastMember) =>
  world.as(who).put(`/api/people/${whom.personId}/follow`);
const idsOf = ({ cards }: TurnView) => cards.map(({ id }) => id);

test('AUR-5 who follows nobody and is followed by nobody is told so, whatever list they ask for', async () => {
  const { ben } = world;
  expect((await talk(ben, 'who do i follow')).text).toBe('You follow nobody yet.');
  expect((await talk(ben, "who doesn't follow me back")).text).toBe('You follow nobody yet.');
  const told = await talk(ben, 'wer folgt mir, dem ich nicht folge');
  expect(told).toMatchObject({ text: 'Dir folgt noch niemand.', cards: [], kind: 'my-follows' });
});

test('AUR-5 whom I follow and who follows me is told by name, and on which side it is missing', async () => {
  const { asha, ben, cleo } = world;
  for (const [who, whom] of [
    [ben, asha],
    [ben, cleo],
    [cleo, ben],
  ] as const)
    expect((await follow(who, whom)).status).toBe(200);
  const back = await talk(ben, "who doesn't follow me back");
  expect(back.text).toMatch(/^One person whom you follow does not follow you back: Asha [^.]+\.$/);
  expect(idsOf(back)).toEqual([asha.personId]);
  expect((await talk(ben, 'wem folge ich')).text).toMatch(/^Du folgst 2 Leuten: .+ und .+\.$/);
  expect((await talk(ben, 'which of my followers do I not follow back')).text).toBe(
    'You follow everybody who follows you.',
  );
  expect((await talk(ben, 'who follows me back')).text).toBe(
    'You and one person follow each other: Cleo Laurent.',
  );
  expect(idsOf(await talk(asha, 'wer folgt mir, dem ich nicht folge'))).toEqual([ben.personId]);
});

test('AUR-5 of one person who is named or was spoken of it is told how both stand', async () => {
  const { asha, ben, cleo } = world;
  expect((await talk(ben, 'does Cleo follow me')).text).toBe('You and **Cleo Laurent** follow each other.');
  const one = await talk(ben, 'who is Asha', 'does she follow me back');
  expect(one.text).toMatch(/^You follow \*\*Asha [^*]+\*\*\. They do not follow you\.$/);
  expect(idsOf(one)).toEqual([asha.personId]);
  expect((await talk(asha, 'folge ich Cleo')).text).toBe(
    'Du folgst **Cleo Laurent** nicht. Die Person folgt dir nicht.',
  );
  expect((await talk(ben, 'does Zyxolomew follow me')).text).toBe('I found nobody who is called so.');
  const twins = [
    await world.enter({ username: 'twin.one', displayName: 'Wombat Twin' }),
    await world.enter({ username: 'twin.two', displayName: 'Wombat Twin' }),
  ];
  expect((await talk(ben, 'does Wombat Twin follow me')).text).toMatch(/^I found 2 people/);
  await follow(twins[1] ?? cleo, ben);
  expect(idsOf(await talk(ben, 'does Wombat Twin follow me'))).toEqual([twins[1]?.personId]);
});

test('PRIVACY who asks to follow is no follower yet, and who blocks or is suspended is none any more', async () => {
  const { ben, cleo } = world;
  await world.as(cleo).patch('/api/me', { connectionApprovalRequired: true });
  const dan = await world.enter({ username: 'dan.quokka', displayName: 'Dan Quokka' });
  await follow(dan, cleo);
  expect(idsOf(await talk(cleo, 'who follows me'))).toEqual([ben.personId]);
  expect((await talk(cleo, 'does Dan Quokka follow me')).text).toBe(
    'You do not follow **Dan Quokka**. They ask to follow you: you answer that under [People](/account/people).',
  );
  const { pool } = world.platform.database;
  await pool.query('update people set suspended_at = now() where id = $1', [ben.personId]);
  expect((await talk(cleo, 'who follows me')).text).toBe('Nobody follows you yet.');
  await pool.query('update people set suspended_at = null where id = $1', [ben.personId]);
  await world.as(cleo).put(`/api/me/blocks/${ben.personId}`);
  expect((await talk(ben, 'who follows me')).text).not.toContain('Cleo');
  expect((await talk(ben, 'does Cleo follow me')).text).toBe('I found nobody who is called so.');
});

test('AUR-5 of more people than there are cards the rest is counted, and the page of all is linked', async () => {
  const { asha } = world;
  for (const at of [1, 2, 3, 4, 5, 6]) await follow(await world.enter({ username: `numbat.${at}` }), asha);
  const told = await talk(asha, 'who follows me');
  expect(told.text).toMatch(/^7 people follow you: .+ and 2 more\. All of them stand under \[People\]/);
  expect(told.cards).toHaveLength(5);
  expect(told.links).toEqual(['/account/people']);
});
