import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import type { TurnView } from '../../contract/views.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let full: string;
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  await stage.huddle([], { name: 'Quokka lagoon', difficulty: 'EASY', distanceMeters: 5_000, capacity: 9 });
  full = await stage.huddle([world.ben], { name: 'Quokka summit', difficulty: 'HARD', capacity: 1 });
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);

const titles = ({ cards }: TurnView) => cards.map(({ title }) => title);

test('AUR-5 two outings that are named are compared, and the second of them can be asked about', async () => {
  const question = 'whats worse, Quokka lagoon or Quokka summit';
  const said = await talk(world.ben, question);
  expect(said.text).toBe('**Quokka summit** is the hardest of these: hard.');
  expect(titles(said)).toEqual(['Quokka lagoon', 'Quokka summit']);
  expect((await talk(world.ben, question, 'how hard is the first one')).text).toContain('Quokka lagoon');
});

test('AUR-5 a host is told what they host and which of it has room, anyone else that they host nothing', async () => {
  const mine = await talk(world.asha, 'which outings am i hosting');
  expect(mine.text).toBe('You host 2 coming outings. 1 of them has room.');
  expect(titles(mine)).toEqual(['Quokka lagoon', 'Quokka summit']);
  expect(titles(await talk(world.asha, 'which of my own tours still need people'))).toEqual([
    'Quokka lagoon',
  ]);
  expect((await talk(world.cleo, 'which outings am i hosting')).text).toBe('You host no coming outing.');
});

test('AUR-5 a host is shown where to write to all who come, anyone else how to reach them', async () => {
  const question = 'tell everyone who comes to Quokka summit to bring a lamp';
  const host = await talk(world.asha, question);
  expect(host.text).toContain('Write to people');
  expect(host.cards).toMatchObject([{ id: full }]);
  expect((await talk(world.ben, question)).text).toContain('Only the hosts write to everybody');
});

test('AUR-5 somebody who is named is written to on their profile, and nobody else', async () => {
  const said = await talk(world.asha, 'write a message to Ben that I come later');
  expect(said.text).toContain('press Message');
  expect(said.cards).toMatchObject([{ kind: 'PERSON', id: world.ben.personId }]);
  expect(said.acts).toEqual([]);
  expect((await talk(world.asha, 'write a message to Zyxolomew')).cards).toEqual([]);
});

test('AUR-6 of two people of one name it is asked which one to follow', async () => {
  const twins = await Promise.all([
    world.enter({ username: 'twin.one' }),
    world.enter({ username: 'twin.two' }),
  ]);
  await world.platform.database.pool.query(
    "update people set display_name = 'Tilda Twin', connection_approval_required = false where id = any($1)",
    [twins.map(({ personId }) => personId)],
  );
  const { text, acts } = await talk(world.ben, 'follow Tilda Twin');
  expect(text).toContain('2 people are called **Tilda Twin**');
  expect(acts.map(({ title }) => title).sort()).toEqual(['Tilda Twin @twin.one', 'Tilda Twin @twin.two']);
});

test('AUR-6 a short question goes on in the language of the talk', async () => {
  const { text } = await talk(world.ben, 'wie schwer ist Quokka lagoon', 'Quokka?');
  expect(text).toContain('passen');
});

test('AUR-7 what she can not know stands beside the outing that is meant, whose host can be asked', async () => {
  const said = await talk(world.ben, 'are there toilets at Quokka lagoon');
  expect(titles(said)).toEqual(['Quokka lagoon']);
  expect(said.acts).toMatchObject([{ act: 'ASK_HOST', words: 'are there toilets at Quokka lagoon' }]);
  expect((await talk(world.asha, 'are there toilets at Quokka lagoon')).acts).toEqual([]);
});

test('AUR-2 a yes is prepared for as many guests as the hosts let in, also where they are named after it', async () => {
  const guests = { guestAllowed: true, guestLimit: 2, guestAllowedAges: ['ADULT'] };
  await stageOf(world).huddle([], { name: 'Numbat gorge', capacity: 9, ...guests });
  const one = await talk(world.ben, 'sign me up for Numbat gorge with one guest');
  expect(one.text).toContain('You bring one guest.');
  expect(one.acts).toMatchObject([{ act: 'RSVP', guests: 1 }]);
  const two = await talk(world.ben, 'sign me up for Numbat gorge', 'make it two guests');
  expect(two.acts).toMatchObject([{ act: 'RSVP', guests: 2 }]);
  const three = await talk(world.ben, 'sign me up for Numbat gorge with 3 guests');
  expect(three.text).toContain('You may bring 2 guests at most');
  expect(three.acts).toMatchObject([{ act: 'RSVP', guests: null }]);
  const none = await talk(world.ben, 'sign me up for Quokka lagoon with a friend');
  expect(none.text).toContain('Guests are not let in there.');
  expect((await talk(world.ben, 'sign me up for Quokka lagoon')).acts).toMatchObject([{ guests: null }]);
});

test('AUR-5 how one changes an outing stands beside the one that is meant, for its host alone', async () => {
  const question = 'how do i change the start of Quokka summit';
  expect(titles(await talk(world.asha, question))).toEqual(['Quokka summit']);
  expect(titles(await talk(world.ben, question))).toEqual([]);
});

test('AUR-6 who was spoken of is followed, and nobody whose name only holds the word', async () => {
  const said = await talk(world.ben, 'write a message to Asha', 'follow her');
  expect(said.acts).toMatchObject([{ act: 'FOLLOW', objectId: world.asha.personId }]);
  expect((await talk(world.ben, 'follow her')).acts).toEqual([]);
});
