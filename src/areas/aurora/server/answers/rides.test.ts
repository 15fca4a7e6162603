import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import type { TurnView } from '../../contract/views.ts';
import { talk } from '../testing/talk.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
let dora: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
  dora = await world.enter({ username: 'dora.asks' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.database.pool.query('delete from carpools');
});

/** Asks the last question, after the others, as one of rides. */
async function ask(member: CastMember, ...questions: readonly string[]): Promise<TurnView> {
  const told = await talk(world, member, ...questions);
  if (told.kind === 'find-rides') return told;
  world.forward(60_000);
  await world.as(member).post(`/api/aurora/turns/${told.id}/again?kind=find-rides`);
  const answer = await world.as(member).get(`/api/aurora/turns/${told.id}/answer`);
  const last = answer.text.split('\n\n').filter(Boolean).at(-1) ?? '';
  return JSON.parse(/^data: (.*)$/m.exec(last)?.[1] ?? 'null');
}

const idsOf = ({ cards }: TurnView) => cards.map(({ id }) => id);
const whyOf = ({ cards }: TurnView) => cards.map(({ why }) => why.replace(/\u00a0/g, ' '));
const waysOf = ({ acts }: TurnView) => acts.map(({ ride }) => ride?.legs);

const bern = { name: 'Lane 7', formattedAddress: 'Lane 7, Bern', lat: 46.948, lng: 7.4474 };
const zurich = { name: 'Quay 1', formattedAddress: 'Quay 1, Zürich', lat: 47.3769, lng: 8.5417 };
const francs = (amount: number) => ({ amount, currency: 'CHF' });

test('AUR-5 the card of a ride says what a seat costs, and when it leaves is said where that is asked', async () => {
  const { ben, cleo } = world;
  const huddleId = await stage.huddle([ben, cleo, dora], { name: 'Quoll crag' });
  await stage.offer(ben, { huddleId, origin: bern, seatsOut: 4, seatsBack: 4, cost: francs(3_000) });
  const told = await ask(dora, 'who drives to Quoll crag');
  expect(whyOf(told)).toEqual(['4 seats free · CHF 6 a seat (whole trip: CHF 30)']);
  expect(told.text).not.toContain('sets out');
  const timed = await ask(dora, 'what time do the cars to Quoll crag leave');
  expect(timed.text).toMatch(
    /Ben Okafor sets out from Bern \w+ \d+ \w+, \d\d:\d\d and drives back .+\. Nothing happens/,
  );
  const german = await ask(dora, 'Wer fährt zu Quoll crag und um wieviel Uhr geht es los?');
  expect(whyOf(german)).toEqual(['4 Plätze frei · 6 CHF pro Platz (ganze Fahrt: 30 CHF)']);
  expect(german.text).toMatch(/Ben Okafor fährt \w+\. .+ in Bern los, zurück /);
});

test('AUR-5 rides that start where somebody sets out stand first, and that none does is said', async () => {
  const { ben, cleo, asha } = world;
  const huddleId = await stage.huddle([ben, cleo, dora], { name: 'Bettong hut' });
  const early = { departAt: stage.at(24 * 7 - 5) };
  const fromZurich = await stage.offer(ben, { huddleId, origin: zurich, ...early });
  expect((await ask(dora, 'is anyone driving from Bern to Bettong hut')).text).toMatch(
    /^These people drive to \*\*Bettong hut\*\*\. .+ Nobody sets out near Bern; these drive from elsewhere\./,
  );
  const fromBern = await stage.offer(cleo, { huddleId, origin: bern });
  const told = await ask(dora, 'is anyone driving from Bern to Bettong hut');
  expect(told.text).not.toContain('elsewhere');
  expect(idsOf(told)).toEqual([fromBern, fromZurich]);
  expect(idsOf(await ask(dora, 'fährt wer ab Zürich zu Bettong hut'))).toEqual([fromZurich, fromBern]);
  expect((await ask(asha, 'fährt wer ab Basel zu Bettong hut')).text).toMatch(
    /Niemand fährt bei Basel los; diese Fahrten beginnen anderswo\./,
  );
});

test('AUR-5 without an outing a ride fits all that is asked, or it is said that none does', async () => {
  const { ben, cleo } = world;
  const [soon, later] = [24 * 7, 24 * 40];
  const outing = (name: string, hours: number) =>
    stage.huddle([ben, cleo, dora], {
      name,
      startDateTime: stage.at(hours),
      endDateTime: stage.at(hours + 6),
    });
  const times = (hours: number) => ({ departAt: stage.at(hours - 2), returnAt: stage.at(hours + 9) });
  const first = await outing('Potoroo pass', soon);
  const second = await outing('Kultarr gap', later);
  const charges = { huddleId: first, origin: bern, cost: francs(5_000), ...times(soon) };
  const paid = await stage.offer(ben, charges);
  const free = await stage.offer(cleo, { huddleId: second, origin: zurich, ...times(later) });
  const month = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(stage.at(later)));
  expect(idsOf(await ask(dora, 'which rides are there'))).toEqual([paid, free]);
  expect(idsOf(await ask(dora, `which rides are there in ${month}`))).toEqual([free]);
  expect(idsOf(await ask(dora, 'is anybody driving from Bern to anything'))).toEqual([paid]);
  expect(idsOf(await ask(dora, 'rides where the driver doesn’t want money'))).toEqual([free]);
  expect(idsOf(await ask(dora, 'Mitfahrgelegenheiten, die nichts kosten'))).toEqual([free]);
  const none = await ask(dora, `which rides are there from Bern in ${month}`);
  expect([none.text, none.cards, none.acts]).toEqual([
    `I found no ride that you can see and that fits this: starting near Bern, in ${month}.`,
    [],
    [],
  ]);
  expect((await ask(dora, 'Gibt es gratis Mitfahrgelegenheiten ab Bern?')).text).toBe(
    'Ich finde keine Fahrt, die du sehen kannst und die dazu passt: Start bei Bern, kostenlos.',
  );
  expect(idsOf(await ask(dora, 'which rides are there to Bern'))).toEqual([paid]);
  const unknown = await ask(dora, 'which rides are there from Hogwarts');
  expect(unknown.text).toMatch(/fits this: starting near Hogwarts\.$/);
  const those = await ask(dora, 'which rides are there', 'how many seats are left in those');
  expect(idsOf(those)).toEqual([paid, free]);
});

test('AUR-5 without an outing those are told who look for a seat to one that the asker sees', async () => {
  const { asha, ben, cleo } = world;
  const open = await stage.huddle([ben, cleo], { name: 'Mulgara flat' });
  const hidden = await stage.huddle([], { name: 'Ningaui nook', privacy: 'PRIVATE' });
  const need = { kind: 'NEED', seatsOut: 2, seatsBack: 1, origin: bern };
  const bens = await stage.offer(ben, { ...need, huddleId: open });
  await stage.offer(asha, { ...need, huddleId: hidden });
  await stage.offer(cleo, { kind: 'OFFER', huddleId: open });
  const question = 'who still needs a lift to something';
  const told = await ask(cleo, question);
  expect([told.text, idsOf(told), whyOf(told), told.acts]).toEqual([
    'One person looks for a seat. Offer them yours on the page of their ride.',
    [bens],
    ['2 seats to Mulgara flat'],
    [],
  ]);
  expect(idsOf(await ask(asha, question))).toEqual([bens]);
  expect(idsOf(await ask(ben, question))).toEqual([]);
  expect(idsOf(await ask(cleo, 'who still needs a lift from Bern to something'))).toEqual([bens]);
  const month = new Intl.DateTimeFormat('de', { month: 'long' }).format(new Date(stage.at(24 * 70)));
  expect((await ask(cleo, `Wer braucht im ${month} noch eine Mitfahrt?`)).text).toBe(
    `Soweit du sehen kannst, sucht im ${month} niemand eine Mitfahrt.`,
  );
});

test('AUR-2 the request holds the one way that is asked for, where the car goes it', async () => {
  const { ben, cleo } = world;
  const huddleId = await stage.huddle([ben, cleo, dora], { name: 'Dibbler dell' });
  const both = await stage.offer(ben, { huddleId });
  expect(waysOf(await ask(dora, 'I need a lift to Dibbler dell'))).toEqual([['OUT', 'BACK']]);
  expect(waysOf(await ask(dora, 'I need a lift to Dibbler dell, only there, not back'))).toEqual([['OUT']]);
  expect(waysOf(await ask(dora, 'Nimmt mich wer zu Dibbler dell mit, nur hin'))).toEqual([['OUT']]);
  expect(waysOf(await ask(dora, 'who takes me, only back, from Dibbler dell'))).toEqual([['BACK']]);
  const oneWay = { huddleId, tripType: 'DEPART', returnAt: null };
  await stage.offer(cleo, oneWay);
  expect(idsOf(await ask(dora, 'Nimmt mich wer mit von Dibbler dell, nur zurück'))).toEqual([both]);
  await world.platform.database.pool.query('delete from carpools where id = $1', [both]);
  const none = await ask(dora, 'who takes me, only back, from Dibbler dell');
  expect(none.text).toBe('Those who drive to **Dibbler dell** take people there only, not back.');
  expect([none.cards.length, none.acts]).toEqual([1, []]);
});

test('AUR-5 my own car: how many seats are left each way, and who looks for one there', async () => {
  const { ben, cleo } = world;
  const huddleId = await stage.huddle([ben, cleo, dora], { name: 'Phascogale peak' });
  const question =
    'wieviel Plätze hab ich im Auto zu Phascogale peak noch frei, und sucht da wer eine Mitfahrt';
  expect((await ask(cleo, question)).text).toBe('Du bietest keine Plätze zu **Phascogale peak** an.');
  const car = await stage.offer(cleo, { huddleId, seatsOut: 3, seatsBack: 2 });
  await stage.riding(cleo, car, dora, { legs: ['OUT'] });
  const need = await stage.offer(ben, { kind: 'NEED', huddleId, seatsOut: 1, seatsBack: 1 });
  const told = await ask(cleo, question);
  expect(told.text).toBe(
    'Freie Plätze in deinem Auto zu **Phascogale peak**: 2 von 3 hin und 2 von 2 zurück. Eine Person sucht eine Mitfahrt zu **Phascogale peak**. Biete deinen Platz auf der Seite der Fahrt an.',
  );
  expect(idsOf(told)).toEqual([huddleId, car, need]);
  const half = await talk(
    world,
    cleo,
    'how many seats do I have left in the car to Phascogale peak, and does anybody there look for one',
  );
  expect(half.text.replaceAll('\n\n', ' ')).toBe(
    'Seats free in your car to **Phascogale peak**: 2 of 3 there and 2 of 2 back. One person looks for a seat to **Phascogale peak**. Offer them yours on the page of their ride.',
  );
  expect(idsOf(half)).toEqual([huddleId, car, need]);
});
