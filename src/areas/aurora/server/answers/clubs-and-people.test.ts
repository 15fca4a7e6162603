import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import type { TurnView } from '../../contract/views.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let open: string;
let asking: string;
let outing: string;
beforeAll(async () => {
  world = await buildTestApp();
  const as = world.as(world.asha);
  open = (await as.post('/api/communities', { name: 'Quokka wanderers' })).body.id;
  const asks = { name: 'Bilby strollers', approvalRequired: true };
  asking = (await as.post('/api/communities', asks)).body.id;
  await as.post('/api/communities', { name: 'Dingo secrets', privacy: 'HIDDEN' });
  await world.as(world.cleo).put(`/api/communities/${open}/membership`, {});
  const stage = stageOf(world);
  outing = await stage.huddle([], { name: 'Wombat meadows', communityId: open });
  await stage.huddle([], { name: 'Wombat burrow', privacy: 'PRIVATE' });
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);

const idsOf = ({ cards }: TurnView) => cards.map(({ id }) => id);

test('AUR-5 PRIVACY of a community a stranger is told how to get in, and not who leads it', async () => {
  const told = await talk(world.ben, 'who runs the quokka wanderers');
  expect(told.text).toBe(
    '**Quokka wanderers** has 2 members and 1 coming outing. Anyone can join. Its members see who leads it, and write to them there.',
  );
  expect(idsOf(told)).toEqual([open, outing]);
  expect(told.acts).toMatchObject([{ act: 'JOIN', objectId: open }]);
});

test('AUR-5 a member is told who leads it, and is not asked to join', async () => {
  const told = await talk(world.cleo, 'what kind of club is Quokka wanderers', 'who leads it');
  expect(told.text).toMatch(/You belong to it\. It is led by Asha [^.]+\.$/);
  expect(idsOf(told)).toEqual([open, world.asha.personId, outing]);
  expect(told.acts).toEqual([]);
});

test('AUR-5 a community of ordinary words is known by its whole name', async () => {
  const as = world.as(world.asha);
  const { id } = (await as.post('/api/communities', { name: 'Hut to hut' })).body;
  const told = await talk(world.ben, 'what is Hut to Hut about');
  expect(idsOf(told)).toEqual([id]);
});

test('AUR-5 who has asked to join is told that they wait', async () => {
  const before = await talk(world.cleo, 'Wie groß ist der Verein Bilby strollers?');
  expect(before.text).toMatch(/hat 1 Mitglied und keine Tour vor sich\. Du bittest um Beitritt/);
  await world.as(world.cleo).put(`/api/communities/${asking}/membership`, {});
  const after = await talk(world.cleo, 'Wie groß ist der Verein Bilby strollers?');
  expect(after.text).toMatch(/Du hast um Beitritt gebeten/);
  expect(after.acts).toEqual([]);
});

test('AUR-5 PRIVACY a hidden community is not told of', async () => {
  const told = await talk(world.ben, 'who runs Dingo secrets');
  expect(JSON.stringify(told.cards) + told.text).not.toContain('Dingo');
});

test('AUR-5 PRIVACY of a person it is told what they host, as far as the asker may see it', async () => {
  const { username } = world.asha;
  const told = await talk(world.ben, `who is ${username}`);
  expect(told.text).toMatch(/^This is Asha [^.]+\. They host 1 coming outing\.$/);
  expect(idsOf(told)).toEqual([world.asha.personId, outing]);
});

test('AUR-2 a maybe is prepared, and is done once it is said', async () => {
  const told = await talk(world.ben, 'put me down as maybe for Wombat meadows');
  expect(told.text).toMatch(
    /^Shall I say maybe to \*\*Wombat meadows\*\* for you\? A maybe holds no place\./,
  );
  expect(told.acts).toMatchObject([{ act: 'MAYBE', objectId: outing, state: 'OPEN' }]);
  await world.as(world.ben).put(`/api/huddles/${outing}/rsvp`, { rsvpType: 'MAYBE' });
  const again = await talk(world.ben, 'put me down as maybe for Wombat meadows');
  expect(again.acts).toMatchObject([{ act: 'MAYBE', state: 'DONE' }]);
});

test('AUR-5 seats are entered for the outing that is named, by a link that is shown', async () => {
  const told = await talk(world.ben, 'I can take three people to Wombat meadows');
  const path = `/huddle/carpool/create?huddleId=${outing}`;
  expect(told.text).toContain(`**Wombat meadows** under [Share a ride](${path})`);
  expect(told.links).toContain(path);
});

test('AUR-5 what nobody has written is told as read, and a message counts', async () => {
  expect((await talk(world.ben, 'has anyone written to me')).text).toBe(
    'You have read all your messages. They stand under [Chat](/chat).',
  );
  const asked = await world
    .as(world.cleo)
    .post('/api/rooms', { kind: 'DIRECT', personId: world.ben.personId });
  const room = asked.body.id;
  await world.as(world.cleo).post(`/api/rooms/${room}/messages`, { text: 'hello' });
  const told = await talk(world.ben, 'hat mir jemand geschrieben?');
  expect(told.text).toMatch(/Unterhaltung|möchte dir schreiben/);
  expect(told.links).toEqual(['/chat']);
});

test('AUR-5 whether somebody comes too is answered of a host', async () => {
  const told = await talk(world.ben, 'how hard is Wombat meadows', 'is Asha coming too');
  expect(told.text).toMatch(/^Asha .+ hosts \*\*Wombat meadows\*\*\.$/);
  expect(idsOf(told)).toEqual([outing, world.asha.personId]);
  const all = await talk(world.ben, 'how many are coming to Wombat meadows with Asha');
  expect(all.text).toMatch(/coming to \*\*Wombat meadows\*\*|said yes to/);
});

test('AUR-7 the weather of a place, and of a day without an outing, is not known, and no other outing is asked about', async () => {
  for (const question of ['will it rain in Bern on Saturday', 'will it rain on Saturday']) {
    const told = await talk(world.ben, question);
    expect(told.text).toMatch(/^I have no forecast\. Look at your national weather service/);
    expect(told.cards.filter(({ kind }) => kind === 'HUDDLE')).toEqual([]);
  }
});

test('AUR-5 what a community says of itself is told, and its dues to members alone', async () => {
  const { asha, ben, cleo } = world;
  const about = { name: 'Kowari trotters', description: 'We trot at dusk. Bring a torch.' };
  const { id } = (await world.as(asha).post('/api/communities', about)).body;
  expect((await talk(ben, 'tell me about Kowari trotters')).text).toMatch(
    /\n\nIt says of itself: “We trot at dusk\. Bring a torch\.”$/,
  );
  const [what, pay] = ['what is the club Kowari trotters about', 'do they charge anything'];
  expect((await talk(ben, what, pay)).text).toContain('Whether it asks dues, its members see there');
  await world.as(cleo).put(`/api/communities/${id}/membership`, {});
  expect((await talk(cleo, what, pay)).text).toContain('It asks no dues of its members.');
  await world.platform.database.pool.query(
    "update communities set dues_cents = 4050, dues_currency = 'CHF', dues_every = 'YEAR' where id = $1",
    [id],
  );
  expect((await talk(cleo, what, pay)).text).toMatch(/Members pay CHF.40\.50 a year\./);
  expect((await talk(ben, what, pay)).text).not.toContain('40');
  expect((await talk(ben, what, 'ok join it')).acts).toMatchObject([{ act: 'JOIN', objectId: id }]);
});

test('AUR-5 people are found by what they like and where they live; who is named is told of', async () => {
  const { asha, ben, cleo } = world;
  await world.as(cleo).patch('/api/me', { interestTags: ['Fungi', 'Dusk'] });
  const told = await talk(ben, 'who else here likes fungi');
  expect(told.text).toBe('One person says on their profile that they like that: Cleo Laurent.');
  expect(told.cards).toMatchObject([{ id: cleo.personId, why: 'Fungi · Dusk' }]);
  expect((await talk(ben, 'who else here likes fungi', 'is she hosting anything')).text).toMatch(
    /^This is Cleo Laurent\./,
  );
  expect((await talk(ben, 'who else here likes curling')).text).toMatch(/^Nobody who fits that is called so/);
  expect((await talk(ben, 'who is Cleo Laurnet')).text).toMatch(/^This is Cleo Laurent\./);
  await world.as(ben).put(`/api/people/${asha.personId}/follow`);
  expect((await talk(ben, 'is Asha hosting anything soon')).text).toMatch(/You follow them\.$/);
  await world.as(cleo).put(`/api/me/blocks/${ben.personId}`);
  expect((await talk(ben, 'who else here likes fungi')).cards).toEqual([]);
});
