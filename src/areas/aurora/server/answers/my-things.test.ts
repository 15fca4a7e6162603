import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import type { TurnView } from '../../contract/views.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.database.pool.query('delete from aurora_days');
  // So many questions a minute.
  world.forward(60_000);
});

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);

/** The latest answer of somebody as it is read again. */
async function readAgain(member: CastMember): Promise<TurnView> {
  const { items } = (await world.as(member).get('/api/aurora/talks?limit=1')).body;
  return (await world.as(member).get(`/api/aurora/talks/${items[0].id}`)).body.turns.at(-1);
}

const idsOf = ({ cards }: TurnView) => cards.map(({ id }) => id);

test('AUR-6 hosts are told who waits, in order; others hear what they heard before', async () => {
  const { asha, ben, cleo } = world;
  const id = await stage.huddle([ben], { name: 'Numbat gully', capacity: 1, showRequested: true });
  const question = 'who is on the waiting list for Numbat gully';
  expect((await talk(asha, question)).text).toBe('Nobody is on the waiting list of **Numbat gully**.');
  await world.as(cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  const otto = { name: 'Otto Müller', people: 1, note: '' };
  await world.as(asha).post(`/api/huddles/${id}/unregistered-parties`, otto);
  const told = await talk(asha, question);
  expect(told.text).toBe('2 on the waiting list of **Numbat gully**: Cleo Laurent and 1 more.');
  expect(idsOf(told)).toEqual([id, cleo.personId]);
  expect((await talk(asha, 'Wer steht auf der Warteliste von Numbat gully?')).text).toBe(
    'Auf der Warteliste von **Numbat gully** stehen 2: Cleo Laurent und 1 weitere.',
  );
  const outside = await talk(ben, question);
  expect(outside.text).toMatch(/You are not on (?:it|the waiting list of \*\*Numbat gully\*\*)\.$/);
  expect(outside.text).not.toMatch(/Cleo|Otto/);
  expect(idsOf(outside)).toEqual([id]);
  expect((await talk(cleo, question)).text).toBe('You are number 1 on the waiting list of **Numbat gully**.');
});

test('AUR-6 of a long waiting list the first five are named, and whom one may not know of counts among the rest', async () => {
  const names = ['w.ada', 'w.bob', 'w.cid', 'w.dee', 'w.eve', 'w.fay', 'w.gus'];
  const waiting: CastMember[] = [];
  for (const username of names) waiting.push(await world.enter({ username }));
  await stage.huddle([world.ben, ...waiting], { name: 'Numbat cliff', capacity: 1 });
  const question = 'who is on the waiting list for Numbat cliff';
  expect((await talk(world.asha, question)).text).toMatch(
    /^7 on .+\*\*: w.ada, w.bob, w.cid, w.dee, w.eve and 2 more\.$/,
  );
  await world.as(world.asha).put(`/api/me/blocks/${waiting[1]?.personId}`);
  expect((await talk(world.asha, question)).text).toMatch(/\*\*: w.ada, w.cid, w.dee, w.eve and 3 more\.$/);
});

test('AUR-5 what was missed is told line by line, and no line outlives the right to see what it names', async () => {
  const [mia, zoe] = [await world.enter({ username: 'mia' }), await world.enter({ username: 'zoe' })];
  expect((await talk(mia, 'what did i miss')).text).toBe('You have read everything. Nothing new.');
  const plan = stage.plan({ name: 'Quokka bay' });
  const { id } = (await world.as(mia).post('/api/huddles', plan)).body;
  await world.as(zoe).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  const one = await talk(mia, 'what did i miss the last few days');
  expect(one.text).toBe(
    'You have 1 unread notification, 1 since you last looked.\n- zoe is coming to Quokka bay.\nSee all of them under [Notifications](/notification).',
  );
  expect(idsOf(one)).toEqual([id, zoe.personId]);
  await world.as(zoe).put(`/api/people/${mia.personId}/follow`);
  await world.runJobs();
  const both = await talk(mia, 'Was habe ich verpasst?');
  expect(both.text).toMatch(
    /^Du hast 2 ungelesene Benachrichtigungen, 2 .+\. Die neuesten:\n- .*zoe.+\n- .+Quokka bay/,
  );
  await world.as(zoe).put(`/api/me/blocks/${mia.personId}`);
  expect((await readAgain(mia)).text).toBe('');
  expect((await talk(mia, 'what did i miss')).text).not.toMatch(/zoe/);
});

test('AUR-5 who asks for a seat in my car and who rides in it', async () => {
  const { asha, ben, cleo } = world;
  const huddleId = await stage.huddle([ben, cleo], { name: 'Bilby dunes' });
  const question = 'has anyone asked for a seat in my car';
  expect((await talk(cleo, question)).text).toBe('You offer no seats in a car that is still to leave.');
  const car = await stage.offer(cleo, { huddleId, destination: null });
  expect((await talk(cleo, question)).text).toBe(
    'Nobody has asked for a seat in your car to **Bilby dunes** yet.',
  );
  await stage.ask(ben, car);
  const asked = await talk(cleo, question);
  expect(asked.text).toBe('Ben Okafor waits for your answer about a seat in your car to **Bilby dunes**.');
  expect(idsOf(asked)).toEqual([huddleId, car, ben.personId]);
  expect((await talk(cleo, 'Hat jemand nach einem Platz in meinem Auto gefragt?')).text).toBe(
    'Ben Okafor wartet auf deine Antwort zu einem Platz in deinem Auto zu **Bilby dunes**.',
  );
  await stage.answer(cleo, car, ben);
  expect((await talk(cleo, 'wer fährt bei mir mit')).text).toBe(
    'Nach einem Platz in deinem Auto zu **Bilby dunes** hat noch niemand gefragt. Ben Okafor fährt bei dir mit.',
  );
  expect((await talk(ben, 'who rides with me')).text).toBe('You have 1 coming ride.');
  expect((await talk(asha, 'did anybody ask for a seat in my car to Bilby dunes')).text).toBe(
    'You offer no seats to **Bilby dunes**.',
  );
});

test('AUR-5 the ride to the outing that is named is told, and no other', async () => {
  const { asha, ben, cleo } = world;
  const huddleId = await stage.huddle([ben, cleo], { name: 'Dingo plain' });
  const other = await stage.huddle([ben, cleo], { name: 'Potoroo hill' });
  const car = await stage.offer(cleo, { huddleId, destination: null });
  const elsewhere = await stage.offer(asha, { huddleId: other, destination: null });
  await stage.riding(asha, elsewhere, ben);
  const question = 'who is picking me up for Dingo plain and where';
  const none = await talk(ben, question);
  expect(none.text).toMatch(/^You have no seat in a car to \*\*Dingo plain\*\* yet\. These people drive/);
  expect(none.acts.map(({ objectId }) => objectId)).toEqual([car]);
  await stage.ask(ben, car);
  expect((await talk(ben, question)).text).toBe(
    'You have no seat in a car to **Dingo plain** yet. Cleo Laurent has not answered your request yet.',
  );
  await stage.answer(cleo, car, ben);
  const riding = await talk(ben, question);
  expect(riding.text).toMatch(
    /^Cleo Laurent takes you to \*\*Dingo plain\*\*\. The car leaves from \w+: .+\. You asked to be picked up here: Red door\. .+ Cleo Laurent takes you back/,
  );
  // The exact place may be told no longer than the seat is held, and an answer is kept.
  expect(riding.text).not.toMatch(/Seeweg|Asha/);
  expect(idsOf(riding)).toEqual([huddleId, car, cleo.personId]);
  expect((await talk(ben, 'Wer nimmt mich zu Dingo plain mit?')).text).toMatch(
    /^Cleo Laurent nimmt dich zu \*\*Dingo plain\*\* mit\. Abfahrt in /,
  );
  const driving = await talk(cleo, question);
  expect([driving.text, driving.acts]).toEqual(['You drive to **Dingo plain** yourself.', []]);
  // Who has a seat for one way may still ask for the other.
  const oneWay = await stage.offer(asha, { huddleId, tripType: 'DEPART', returnAt: null, destination: null });
  const erin = await world.enter({ username: 'erin' });
  await world.as(erin).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'YES' });
  await stage.riding(asha, oneWay, erin, { legs: ['OUT'] });
  const half = await talk(erin, 'I need a ride to Dingo plain');
  expect(half.text).toMatch(
    /^Asha Rai takes you .+ Seats are also offered by Cleo Laurent\. Nothing happens/,
  );
  expect(half.acts.map(({ objectId }) => objectId)).toEqual([car]);
  expect((await talk(ben, question)).acts).toEqual([]);
});

test('AUR-5 numbers count the year and the activity that the question names', async () => {
  const nell = await world.enter({ username: 'nell' });
  const { pool } = world.platform.database;
  const been = async (activity: string, startsAt: string, distanceKilometers: number) => {
    const id = await stage.huddle([nell], { name: 'Wallaby loop', activity });
    await pool.query(
      `update huddles set starts_at = $2, ends_at = $2::timestamptz + interval '3 hours', distance_meters = $3
       where id = $1`,
      [id, startsAt, distanceKilometers * 1_000],
    );
  };
  await been('HIKING', '2026-05-02T08:00:00Z', 10);
  await been('CYCLING', '2026-05-03T08:00:00Z', 40);
  await been('HIKING', '2025-05-03T08:00:00Z', 7);
  expect((await talk(nell, 'how many km have i hiked this year')).text).toMatch(
    /^Counting only hikes, you were on 1 outing in 2026 and hosted 0 of them: 10 km and /,
  );
  expect((await talk(nell, 'Wie viele Kilometer bin ich gewandert?')).text).toMatch(
    /^Nur Wanderungen gezählt, warst du bei 2 Touren, 0 davon hast du geleitet: 17 km und /,
  );
  expect((await talk(nell, 'my stats this year')).text).toMatch(/^You were on 2 outings in 2026 .+: 50 km /);
  expect((await talk(nell, 'how many kilometres have i climbed')).text).toBe(
    'Counting only climbing days, you were on no outing.',
  );
  expect((await talk(nell, 'show my numbers')).text).toMatch(
    /^You were on 3 outings, 2 this year, .+: 57 km /,
  );
});

test('AUR-2 what is followed, joined or asked for already is not offered again', async () => {
  const { asha, ben, cleo } = world;
  const as = world.as(ben);
  expect((await talk(ben, 'follow Cleo Laurent')).acts).toHaveLength(1);
  await as.put(`/api/people/${cleo.personId}/follow`);
  const again = await talk(ben, 'follow Cleo Laurent');
  expect([again.text, again.acts]).toEqual(['You already follow **Cleo Laurent**.', []]);
  const { pool } = world.platform.database;
  await pool.query('update people set connection_approval_required = true where id = $1', [asha.personId]);
  await as.put(`/api/people/${asha.personId}/follow`);
  const under = await talk(ben, 'Ich möchte Asha Rai folgen');
  expect(under.text).toMatch(/^Du hast schon angefragt, ob du \*\*Asha Rai\*\* folgen darfst\./);
  expect(under.acts).toEqual([]);
  const { id } = (await world.as(asha).post('/api/communities', { name: 'Numbat club' })).body;
  expect((await talk(ben, 'Tritt dem Numbat club bei')).text).toMatch(
    /^Soll ich dich als Mitglied von \*\*Numbat club\*\* anmelden\?/,
  );
  await as.put(`/api/communities/${id}/membership`, {});
  const member = await talk(ben, 'Join the Numbat club');
  expect([member.text, member.acts]).toEqual(['You already belong to **Numbat club**.', []]);
});

async function publish(author: CastMember, title: string): Promise<string> {
  const as = world.as(author);
  const { id } = (await as.post('/api/inspirations')).body;
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Wool first.' }] }];
  const form = { title, summary: title, coverPictureId: null, topics: ['GEAR'], health: false };
  const saved = { form: { ...form, document: { type: 'doc', content } }, edition: 1 };
  const { edition } = (await as.put(`/api/inspirations/${id}/draft`, saved)).body;
  const shown = await as.post(`/api/inspirations/${id}/publication`, { edition });
  expect(shown.status, shown.text).toBe(200);
  return id;
}

async function post(author: CastMember, content: string): Promise<void> {
  const { id } = (await world.as(author).post('/api/posts/init')).body;
  const tags = { taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  const said = await world.as(author).post(`/api/posts/${id}`, { content, ...tags });
  expect(said.status, said.text).toBe(200);
}

test('AUR-6 who wrote an article or a post is told of the one that is named or was shown', async () => {
  const { asha, ben, cleo } = world;
  const article = await publish(cleo, 'Quenda blisters');
  expect((await talk(ben, 'who wrote it')).text).toBe('Which article or post do you mean? Say its title.');
  const shown = await talk(ben, 'articles about quenda', 'who wrote it');
  expect(shown.text).toBe('**Quenda blisters** was written by Cleo Laurent.');
  expect(idsOf(shown)).toEqual([article, cleo.personId]);
  expect((await talk(ben, 'Wer ist der Autor von Quenda blisters?')).text).toBe(
    '**Quenda blisters** hat Cleo Laurent geschrieben.',
  );
  expect((await talk(cleo, 'who is the author of Quenda blisters')).text).toBe('You wrote that yourself.');
  await post(asha, 'Saw a kowari at the ridge');
  const posted = await talk(cleo, 'posts about kowari', 'who posted that');
  expect(posted.text).toBe('Asha Rai posted that.');
  expect((await talk(ben, 'Beiträge über Kowari', 'Wer hat das gepostet?')).text).toBe(
    'Das hat Asha Rai gepostet.',
  );
  expect((await talk(ben, 'Artikel über Quenda', 'Wer hat das verfasst?')).text).toBe(
    '**Quenda blisters** hat Cleo Laurent geschrieben.',
  );
  expect((await talk(ben, 'articles about quenda', 'who is the author of Zeppelinology')).text).toMatch(
    /^Which/,
  );
  await world.as(cleo).put(`/api/me/blocks/${ben.personId}`);
  expect((await talk(ben, 'who is the author of Quenda blisters')).text).not.toMatch(/Cleo/);
});
