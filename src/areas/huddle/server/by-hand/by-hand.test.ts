import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { planOf, sayYesToHosting } from '../testing/plans.ts';
import { forgetByHand } from './writes.ts';

let world: TestApp;
let id: HuddleId;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

async function plan(changes: Parameters<typeof planOf>[1] = {}): Promise<HuddleId> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

const otto = { name: 'Otto Müller', people: 2, note: '+41 79 000 00 00' };
const path = (unregisteredId = '') =>
  `/api/huddles/${id}/unregistered-parties/${unregisteredId}`.replace(/\/$/, '');
const add = (body: object = otto, who = world.asha) => world.as(who).post(path(), body);
const rsvp = (who: CastMember, rsvpType = 'YES') =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType });
const read = async (who: CastMember) => (await world.as(who).get(`/api/huddles/${id}`)).body;
const list = async (who: CastMember, query = '') =>
  (await world.as(who).get(`/api/huddles/${id}/participants${query}`)).body;
const names = ({ items }: { items: { person: { displayName: string } }[] }) =>
  items.map(({ person }) => person.displayName);

describe('HUD-29 somebody who rang', () => {
  beforeEach(async () => {
    id = await plan({ capacity: 3 });
  });

  test('is added with their party, counts as going, and waits in order when it is full', async () => {
    const added = await add();
    world.forward(1_000);
    expect([added.status, added.body.message]).toEqual([200, 'Otto Müller is going.']);
    await rsvp(world.ben);
    const waits = await add({ name: 'Late Lena', people: 1 });
    expect(waits.body.message).toBe('All places are taken: Late Lena is on the waiting list.');
    expect((await rsvp(world.cleo)).body.participation).toMatchObject({ waiting: true, queuePosition: 2 });
    const seen = await read(world.asha);
    expect(seen.placesLeft).toBe(0);
    expect(seen.participantsSummary).toMatchObject({
      totalConfirmedPeople: 3,
      totalRsvpedYesParticipants: 2,
      totalWaitingParticipants: 2,
    });
    expect(names(await list(world.asha))).toEqual(['Otto Müller', 'Ben Okafor']);
    const waiting = (await list(world.asha, '?group=WAITING')).items;
    expect(waiting.map((each: { queuePosition: number }) => each.queuePosition)).toEqual([1, 2]);
    expect(waiting[0]).toMatchObject({ unregistered: true, note: '', guestCount: 0, missed: null });
    const { body } = await world.as(world.ben).get('/api/huddles?mine=GOING');
    expect(body.items[0]).toMatchObject({ id, confirmedPeople: 3, placesLeft: 0 });
  });

  test('is named to hosts alone, who can look for them; others see a guest of the hosts', async () => {
    await add();
    world.forward(1_000);
    await rsvp(world.ben);
    const [seen] = (await list(world.ben)).items;
    expect(seen).toMatchObject({
      person: { displayName: 'Guest of the hosts', username: null },
      unregistered: true,
      guestCount: 1,
      note: null,
    });
    expect(names(await list(world.asha, '?name=muller'))).toEqual(['Otto Müller']);
    expect(names(await list(world.ben, '?name=muller'))).toEqual([]);
    for (const who of [world.ben, world.cleo, null]) {
      const open = who ? `/api/huddles/${id}` : `/api/public/huddles/${id}`;
      const texts = [
        await world.as(who).get(open),
        await world.as(who).get(`/api/huddles/${id}/participants`),
      ];
      expect(texts.map(({ text }) => text).join()).not.toMatch(/Otto|\+41/);
    }
  });

  test('is listed page by page with those who have an account, each once and in order', async () => {
    id = await plan();
    await rsvp(world.ben);
    for (const name of ['One', 'Two']) {
      world.forward(1_000);
      await add({ name, people: 1 });
    }
    world.forward(1_000);
    await rsvp(world.cleo);
    const found: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await list(world.asha, `?limit=1${after && `&after=${after}`}`);
      found.push(...names(page));
      after = page.next;
    }
    expect(found).toEqual(['Ben Okafor', 'One', 'Two', 'Cleo Laurent']);
  });

  test('is changed and taken off by any host; the places go on', async () => {
    id = await plan({ capacity: 3, coHostIds: [world.ben.personId] });
    await sayYesToHosting(world, id, world.ben);
    const first = (await add()).body.id;
    const second = (await add({ name: 'Lena', people: 2 })).body.id;
    const host = world.as(world.ben);
    expect((await host.put(path(first), { ...otto, people: 4 })).body.code).toBe('PARTY_TOO_LARGE');
    const smaller = await host.put(path(first), { name: 'Otto M.', people: 1, note: 'rings again' });
    expect(smaller.status, smaller.text).toBe(200);
    expect((await list(world.asha)).items).toMatchObject([
      { person: { displayName: 'Otto M.' }, note: 'rings again', guestCount: 0 },
      { person: { displayName: 'Lena' }, guestCount: 1 },
    ]);
    expect((await host.delete(path(second))).status).toBe(200);
    expect((await host.delete(path(second))).body.code).toBe('NOT_A_PARTICIPANT');
    expect((await host.put(path(second), otto)).body.code).toBe('NOT_A_PARTICIPANT');
    expect(await read(world.asha)).toMatchObject({
      placesLeft: 2,
      participantsSummary: { totalConfirmedPeople: 1 },
    });
  });

  test('moves up to the place itself, and the hosts are told whom to ring', async () => {
    await rsvp(world.ben);
    await add();
    await add({ name: 'Lena', people: 1 });
    await rsvp(world.cleo);
    await rsvp(world.ben, 'NO');
    expect(names(await list(world.asha))).toEqual(['Otto Müller', 'Lena']);
    expect((await read(world.cleo)).participation).toMatchObject({ waiting: true, queuePosition: 1 });
    await world.runJobs();
    const { items } = (await world.as(world.asha).get('/api/notifications')).body;
    expect(items.find(({ kind }: { kind: string }) => kind === 'HUDDLE_MOVED_UP_BY_HAND').facts).toEqual({
      name: 'Lena',
    });
  });

  test('is refused where nobody can come, to who is no host, and with bad input', async () => {
    expect((await add(otto, world.ben)).body.code).toBe('NOT_A_HOST');
    expect((await add({ name: 'Crowd', people: 4 })).body).toMatchObject({ code: 'PARTY_TOO_LARGE' });
    for (const bad of [
      { people: 0 },
      { people: 22 },
      { people: 1.5 },
      { name: ' ' },
      { name: 'x'.repeat(81) },
    ])
      expect((await add({ ...otto, ...bad })).status, JSON.stringify(bad)).toBe(400);
    const { id: other } = (await add()).body;
    const elsewhere = await plan();
    const stray = await world
      .as(world.asha)
      .delete(`/api/huddles/${elsewhere}/unregistered-parties/${other}`);
    expect(stray.body.code).toBe('NOT_A_PARTICIPANT');
    world.forward(8 * 86_400_000);
    expect((await add()).body.code).toBe('HUDDLE_PAST');
    expect((await world.as(world.asha).delete(path(other))).status).toBe(200);
  });

  test('is in the roll-call, in all that are marked as come, and in the file of answers', async () => {
    id = await plan({ paymentMode: 'PAID', paymentAmount: '20 CHF' });
    const { id: first } = (await add()).body;
    const { id: second } = (await add({ name: '=Lena', people: 1 })).body;
    const host = world.as(world.asha);
    expect((await host.put(`${path(first)}/attendance`, { people: 2 })).body.code).toBe(
      'ATTENDANCE_TOO_EARLY',
    );
    world.forward(7 * 86_400_000 - 2 * 3_600_000);
    expect((await world.as(world.ben).put(`${path(first)}/attendance`, { people: 2 })).status).toBe(403);
    expect((await host.put(`${path(second)}/attendance`, { people: 0 })).status).toBe(200);
    expect((await host.put(`${path(first)}/payment`, { paid: true })).status).toBe(200);
    expect((await host.put(`/api/huddles/${id}/attendance`)).status).toBe(200);
    expect((await list(world.asha)).items).toMatchObject([
      { attendedPeople: 2, paid: true },
      { attendedPeople: 0, paid: false },
    ]);
    const { text } = await host.get(`/api/huddles/${id}/participants.csv`);
    expect(text).toContain(
      '"Otto Müller","","Going","","2","0","0","0","0","0","Yes","2","\'+41 79 000 00 00"',
    );
    expect(text).toContain('"\'=Lena"');
  });

  test('waits no longer at an outing that is cancelled, and is forgotten after being taken off', async () => {
    await rsvp(world.ben);
    const { id: first } = (await add({ ...otto, people: 1 })).body;
    await add({ name: 'Lena', people: 3 });
    await world.as(world.asha).delete(path(first));
    const cancelled = await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
    expect(cancelled.status, cancelled.text).toBe(200);
    const places = async () =>
      (
        await world.platform.database.pool.query(
          'select name, place from unregistered_parties where huddle_id = $1 order by name',
          [id],
        )
      ).rows.map(({ name, place }) => `${name} ${place}`);
    expect(await places()).toEqual(['Lena NONE', 'Otto Müller NONE']);
    const { platform } = world;
    const later = (hours: number) => new Date(platform.now().getTime() + hours * 3_600_000);
    await forgetByHand(platform.database.db, later(24));
    expect(await places()).toHaveLength(2);
    await forgetByHand(platform.database.db, later(24.1));
    expect(await places()).toEqual([]);
  });
});
