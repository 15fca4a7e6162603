import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { planOf, sayYesToHosting } from '../testing/plans.ts';

const MINUTE_MS = 60_000;
let world: TestApp;
let id: HuddleId;
let dora: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  dora = await world.enter({ username: 'dora', displayName: 'Dora' });
});
afterAll(() => world.close());

async function plan(changes: Parameters<typeof planOf>[1] = {}): Promise<HuddleId> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

const rsvp = (who: CastMember, rsvpType = 'YES') =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType });
const capacity = (to: number) => world.as(world.asha).put(`/api/huddles/${id}/capacity`, { capacity: to });
const mine = async (who: CastMember) => (await world.as(who).get(`/api/huddles/${id}`)).body.participation;
const read = async (who: CastMember) => (await world.as(who).get(`/api/huddles/${id}`)).body;
const add = (name: string, people = 1) =>
  world.as(world.asha).post(`/api/huddles/${id}/unregistered-parties`, { name, people });
const remove = (party: string) =>
  world.as(world.asha).delete(`/api/huddles/${id}/unregistered-parties/${party}`);
const letIn = (party: string, unregistered = false, host = world.asha) =>
  world
    .as(host)
    .put(`/api/huddles/${id}/waiting-parties/${party}/place`, { unregistered, reason: 'drives the bus' });
const undo = (actId: string, host = world.asha) =>
  world.as(host).delete(`/api/huddles/${id}/host-acts/${actId}`);
const acts = async (who: CastMember) => (await world.as(who).get(`/api/huddles/${id}/host-acts`)).body.items;
const kindsTold = async (who: CastMember) => {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items
    .filter(({ object }: { object: { id: string } }) => object.id === id)
    .map(({ kind, facts }: { kind: string; facts: { turn?: string } }) =>
      `${kind} ${facts.turn ?? ''}`.trim(),
    );
};

describe('HUD-29 a host lets somebody in out of turn', () => {
  beforeEach(async () => {
    id = await plan({ capacity: 1, coHostIds: [world.ben.personId] });
    await sayYesToHosting(world, id, world.ben);
    await add('Otto');
    await rsvp(world.cleo);
    await rsvp(dora);
    await capacity(2);
  });

  test('who waits reads the reason, nobody else anything, and both are told', async () => {
    expect((await mine(world.cleo)).offered).toBe(true);
    expect((await letIn(dora.personId)).status).toBe(200);
    expect((await mine(dora)).confirmed).toBe(true);
    expect(await mine(world.cleo)).toMatchObject({ waiting: true, queuePosition: 1 });
    expect(await acts(world.cleo)).toMatchObject([
      { kind: 'LET_IN', reason: 'drives the bus', name: null, hostName: null, undoEndsAt: null },
    ]);
    expect(await acts(dora)).toEqual([]);
    expect(await acts(world.asha)).toMatchObject([
      { kind: 'LET_IN', name: 'Dora', reason: 'drives the bus' },
      { kind: 'ADDED', name: 'Otto', reason: '' },
    ]);
    expect(await kindsTold(dora)).toContain('HUDDLE_LET_IN IN');
    expect(await kindsTold(world.cleo)).toContain('HUDDLE_LET_IN PASSED');
  });

  test('of two hosts for the last place one wins, and the other reads why not', async () => {
    const eve = await world.enter({ username: 'eve' });
    await rsvp(eve);
    const answers = await Promise.all([letIn(dora.personId), letIn(eve.personId, false, world.ben)]);
    const outcomes = answers.map(({ status, body }) => `${status} ${body.code}`);
    expect(outcomes.sort()).toEqual(['200 LET_IN', '409 NO_PLACE_FREE']);
    expect((await read(world.asha)).participantsSummary.totalConfirmedPeople).toBe(2);
    const refused = await letIn(world.cleo.personId);
    expect(refused.body).toMatchObject({ code: 'NO_PLACE_FREE' });
    expect(refused.body.message).toBe(
      'No place is free. Raise the number of places first, or take somebody off.',
    );
  });

  test('only with a reason, and only by a host', async () => {
    const door = `/api/huddles/${id}/waiting-parties/${dora.personId}/place`;
    for (const reason of ['', '   ', 'x'.repeat(141)])
      expect((await world.as(world.asha).put(door, { unregistered: false, reason })).status).toBe(400);
    expect((await letIn(dora.personId, false, world.cleo)).body.code).toBe('NOT_A_HOST');
    expect((await letIn(dora.personId, true)).body.code).toBe('NOT_WAITING');
  });

  test('undone within ten minutes, everybody stands as before; a moment later it is too late', async () => {
    const { actId } = (await letIn(dora.personId)).body;
    world.forward(10 * MINUTE_MS);
    expect((await undo(actId, world.ben)).status).toBe(200);
    expect(await mine(world.cleo)).toMatchObject({ offered: true });
    expect(await mine(dora)).toMatchObject({ waiting: true, queuePosition: 2 });
    expect((await undo(actId)).body.code).toBe('UNDONE_ALREADY');
    expect(await acts(world.cleo)).toEqual([]);
    expect(await kindsTold(dora)).toContain('HUDDLE_LET_IN BACK');
    const again = (await letIn(dora.personId)).body.actId;
    world.forward(10 * MINUTE_MS + 1);
    expect((await undo(again)).body.code).toBe('UNDO_TOO_LATE');
    expect((await mine(dora)).confirmed).toBe(true);
  });
});

describe('HUD-29 undoing', () => {
  test('an entry that was added is taken off, one that was taken off stands again as it was', async () => {
    id = await plan({ capacity: 2 });
    const first = (await add('Otto', 2)).body;
    await undo(first.actId);
    expect((await read(world.asha)).placesLeft).toBe(2);
    const { id: party } = (await add('Lena', 2)).body;
    await world
      .as(world.asha)
      .put(`/api/huddles/${id}/unregistered-parties/${party}`, { name: 'Lena', people: 2, note: 'rings' });
    const { actId } = (await remove(party)).body;
    expect((await undo(actId)).status).toBe(200);
    const { items } = (await world.as(world.asha).get(`/api/huddles/${id}/participants`)).body;
    expect(items).toMatchObject([
      { person: { id: party, displayName: 'Lena' }, note: 'rings', guestCount: 1 },
    ]);
    const again = (await remove(party)).body.actId;
    await rsvp(world.cleo);
    const refused = await undo(again);
    expect(refused.body).toMatchObject({
      code: 'PLACE_TAKEN_SINCE',
      message: 'Their place has been taken since, so this cannot be undone.',
    });
  });

  test('is for hosts, of this huddle, and of what there is', async () => {
    id = await plan();
    const { actId } = (await add('Otto')).body;
    await rsvp(world.cleo);
    expect((await undo(actId, world.cleo)).body.code).toBe('NOT_A_HOST');
    const here = id;
    id = await plan();
    expect((await undo(actId)).status).toBe(404);
    id = here;
    expect((await undo(id)).status).toBe(404);
    expect(await acts(world.cleo)).toEqual([]);
  });

  test('marking all as come clears the notes of that press alone', async () => {
    id = await plan();
    const { id: party } = (await add('Otto', 2)).body;
    await rsvp(world.cleo);
    await rsvp(dora);
    world.forward(7 * 86_400_000 - 2 * 3_600_000);
    const host = world.as(world.asha);
    const note = (who: CastMember, people: number) =>
      host.put(`/api/huddles/${id}/participants/${who.personId}/attendance`, { people });
    await note(world.cleo, 1);
    const { actId } = (await host.put(`/api/huddles/${id}/attendance`)).body;
    await note(dora, 0);
    const came = async () => {
      const { items } = (await host.get(`/api/huddles/${id}/participants`)).body;
      return new Map(
        items.map((each: { person: { id: string }; attendedPeople: number }) => [
          each.person.id,
          each.attendedPeople,
        ]),
      );
    };
    expect((await came()).get(party)).toBe(2);
    world.forward(10 * MINUTE_MS);
    expect((await undo(actId)).status).toBe(200);
    expect(await came()).toEqual(
      new Map([
        [party, null],
        [world.cleo.personId, 1],
        [dora.personId, 0],
      ]),
    );
    expect((await undo(actId)).body.code).toBe('UNDONE_ALREADY');
    const late = (await host.put(`/api/huddles/${id}/attendance`)).body.actId;
    world.forward(10 * MINUTE_MS + 1);
    expect((await undo(late)).body.code).toBe('UNDO_TOO_LATE');
  });
});
