import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  ids.wombat = await stage.huddle([], { name: 'Wombat meadows' });
  ids.bilby = await stage.huddle([], { name: 'Bilby burrow' });
  for (const name of ['Quokka wanderers', 'Numbat night club'])
    ids[name] = (await world.as(world.asha).post('/api/communities', { name })).body.id;
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);

test('AUR-6 what is corrected is asked again of what is meant', async () => {
  const { ben } = world;
  const said = await talk(ben, 'put me down for Wombat meadows', 'no, Bilby burrow I mean');
  expect(said.acts).toMatchObject([{ act: 'RSVP', objectId: ids.bilby }]);
  const host = await talk(ben, 'wer leitet Wombat meadows', 'nein, Bilby burrow meinte ich');
  expect(host.text).toBe('**Bilby burrow** wird von Asha Rai geleitet.');
});

test('AUR-6 a day alone asks for the same list on another day', async () => {
  const { asha } = world;
  const later = new Date(world.platform.now().getTime() + 40 * 86_400_000);
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(later);
  const hosted = await talk(asha, 'which outings do I host', `and in ${month}?`);
  expect(hosted.text).toBe('You host no coming outing.');
  expect(hosted.cards).toEqual([]);
});

test('AUR-6 what is corrected in the same breath is not done', async () => {
  const { acts } = await talk(world.ben, 'let me join Quokka wanderers.. no wait, Numbat night club');
  expect(acts).toMatchObject([{ act: 'JOIN', objectId: ids['Numbat night club'] }]);
});

test('AUR-6 of two people of one name, the other can be chosen', async () => {
  const { ben } = world;
  const one = await world.enter({ username: 'mira.one', displayName: 'Mira Hollow' });
  const other = await world.enter({ username: 'mira.two', displayName: 'Mira Fenn' });
  const both = await talk(ben, 'follow mira');
  expect(both.text).toMatch(/^2 people are called \*\*Mira\*\*\. Which one do you mean\?/);
  const names = new Map([
    [one.personId, 'hollow'],
    [other.personId, 'fenn'],
  ]);
  for (const [id, name] of names) {
    const not = [...names.values()].find((also) => also !== name);
    const { acts } = await talk(ben, 'follow mira', `not ${not}, the other one`);
    expect(acts, name).toMatchObject([{ act: 'FOLLOW', objectId: id }]);
    const named = await talk(ben, 'follow mira', `the other one, ${name}`);
    expect(named.acts, name).toMatchObject([{ act: 'FOLLOW', objectId: id }]);
  }
});

test('AUR-6 a no that names nothing else corrects nothing', async () => {
  const { kind } = await talk(world.ben, 'put me down for Wombat meadows', 'no, thanks');
  expect(kind).not.toBe('say-yes');
});
