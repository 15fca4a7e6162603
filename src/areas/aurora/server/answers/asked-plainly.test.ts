import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import type { TurnView } from '../../contract/views.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
let asking: string;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
  asking = await stage.huddle([world.ben], { name: 'Potoroo pass', approvalRequired: true });
});
afterAll(() => world.close());
beforeEach(() => world.platform.database.pool.query('delete from aurora_days'));

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);
const idsOf = ({ cards }: TurnView) => cards.map(({ id }) => id);
const HOUR_MS = 3_600_000;

test.each([
  [
    'did they let me in on the Potoroo pass hike yet',
    'Not yet: you have asked for a place at **Potoroo pass**',
  ],
  [
    'hat man mich bei Potoroo pass schon angenommen?',
    'Noch nicht: Du hast bei **Potoroo pass** um einen Platz',
  ],
])('AUR-6 %s', async (question, answer) => {
  const told = await talk(world.ben, question);
  expect(told.text).toContain(answer);
  expect(idsOf(told)).toEqual([asking]);
  expect((await talk(world.cleo, question)).text).toContain(
    question.startsWith('did') ? 'You have not answered **Potoroo pass**' : 'hast du nicht geantwortet',
  );
});

test('AUR-6 an answer is told of the outing that was spoken of', async () => {
  const { cleo } = world;
  const id = await stage.huddle([cleo], { name: 'Wallaby loop' });
  const [when, and] = ['when is Wallaby loop', 'and did i say yes to that'];
  expect((await talk(cleo, when, and)).text).toBe('Yes, you have a place at **Wallaby loop**.');
  await world.as(cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'MAYBE' });
  expect((await talk(cleo, when, and)).text).toMatch(/^You said maybe to \*\*Wallaby loop\*\*/);
  expect((await talk(world.asha, when, and)).text).toBe('You host **Wallaby loop** yourself.');
});

test('AUR-6 what gets in the way of an outing is told, with the way between them, and nothing of others', async () => {
  const dora = await world.enter({ username: 'dora.clash' });
  const at = (hours: number) => new Date(world.platform.now().getTime() + hours * HOUR_MS).toISOString();
  const during = (from: number, to: number) => ({ startDateTime: at(from), endDateTime: at(to) });
  const first = await stage.huddle([dora], { name: 'Quoll morning', ...during(48, 52) });
  const second = await stage.huddle([], { name: 'Bandicoot noon', ...during(51, 56) });
  await stage.huddle([], { name: 'Echidna evening', ...during(80, 84) });
  const told = await talk(dora, 'could i do Bandicoot noon or am i already busy');
  expect(told.text).toContain('That gets in the way of **Quoll morning**');
  expect(idsOf(told)).toEqual([second, first]);
  expect((await talk(dora, 'could i do Echidna evening or am i already busy')).text).toContain(
    'Nothing that you host or said yes or maybe to gets in its way',
  );
  const both = await talk(dora, 'can i do both Quoll morning and Bandicoot noon');
  expect(both.text).toMatch(/they overlap\.$/);
  expect((await talk(dora, 'am i double booked anywhere')).text).toMatch(/^Nothing that you host/);
  await world.as(dora).put(`/api/huddles/${second}/rsvp`, { rsvpType: 'YES' });
  expect((await talk(dora, 'am i double booked anywhere')).text).toMatch(
    /^\*\*Quoll morning\*\* .* and \*\*Bandicoot noon\*\* .* get in each other’s way\.$/,
  );
});

test('AUR-6 a plan that was prepared is changed by what is said next, and by nothing else', async () => {
  const { ben } = world;
  const plan = 'plan a walk in the Bilby hills on saturday at 9am for 8 people';
  const changed = await talk(ben, plan, 'make it six', 'call it Bilby round');
  expect(changed.text).toMatch(/^I can keep “Bilby round” on Saturday at 9:00 for up to 6 people/);
  expect(changed.acts).toMatchObject([{ act: 'DRAFT', title: 'Bilby round' }]);
  expect((await talk(ben, plan, 'thanks a lot')).acts).toEqual([]);
});

test('AUR-6 “make it ten people” for an outing that stands says where its host changes it', async () => {
  const id = await stage.huddle([], { name: 'Numbat plateau', capacity: 4 });
  const told = await talk(world.asha, 'make it 10 people instead of 4 for numbat plateau');
  expect(told.text).toContain('press Edit');
  expect([idsOf(told), told.acts]).toEqual([[id], []]);
});

test('AUR-5 who has a car is told who needs a seat, and others of it are not told of themselves', async () => {
  const { asha, ben } = world;
  const id = await stage.huddle([ben], { name: 'Dunnart dunes' });
  const question = 'does anybody still need a lift to Dunnart dunes';
  expect((await talk(asha, question)).text).toBe(
    'Nobody says that they look for a seat to **Dunnart dunes**.',
  );
  const need = await stage.offer(ben, { kind: 'NEED', huddleId: id, seatsOut: 1, seatsBack: 1 });
  const told = await talk(asha, question);
  expect(told.text).toMatch(/^One person looks for a seat to \*\*Dunnart dunes\*\*/);
  expect(idsOf(told)).toEqual([id, need]);
  expect((await talk(ben, question)).text).toMatch(/^Nobody says/);
});

test('AUR-5 a card of a car says how many seats are free', async () => {
  const { ben, cleo } = world;
  const id = await stage.huddle([ben, cleo], { name: 'Kowari creek' });
  const car = await stage.offer(ben, { huddleId: id, seatsOut: 3, seatsBack: 2 });
  const why = async () => (await talk(cleo, 'who drives to Kowari creek')).cards.map((card) => card.why);
  expect(await why()).toEqual(['2 seats free · costs nothing']);
  const dora = await world.enter({ username: 'dora.rides' });
  await world.as(dora).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await stage.riding(ben, car, dora);
  expect(await why()).toEqual(['1 seat free · costs nothing']);
});
