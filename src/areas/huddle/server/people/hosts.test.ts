import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf, sayYesToHosting } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

type Changes = Parameters<typeof planOf>[1];

async function planned(changes: Changes = {}): Promise<string> {
  const plan = planOf(world.platform.now(), { coHostIds: [world.ben.personId], ...changes });
  return (await world.as(world.asha).post('/api/huddles', plan)).body.id;
}

const view = async (id: string, who: CastMember) => (await world.as(who).get(`/api/huddles/${id}`)).body;
const answer = (id: string, who: CastMember, accept: boolean) =>
  world.as(who).put(`/api/huddles/${id}/host-request`, { accept });
const namesOf = (faces: readonly { username: string }[]) => faces.map(({ username }) => username);

async function kindsOf(who: CastMember, id: string) {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items
    .filter(({ object }: { object: { id: string } }) => object.id === id)
    .map(({ kind, open, facts }: { kind: string; open: boolean; facts: object }) => ({ kind, open, facts }));
}

describe('S2 a co-host', () => {
  test('S2 is asked, shown to nobody before the yes, and a host after it', async () => {
    const id = await planned({ privacy: 'PRIVATE' });
    expect(namesOf((await view(id, world.asha)).coHosts)).toEqual([]);
    expect(await view(id, world.ben)).toMatchObject({ sight: 'CARD', roleAsked: 'CO_HOST' });
    expect((await world.as(world.ben).get(`/api/huddles/${id}/plan`)).status).toBe(403);
    expect(await kindsOf(world.ben, id)).toEqual([
      { kind: 'HUDDLE_CO_HOST', open: true, facts: { asked: true } },
    ]);
    const plan = (await world.as(world.asha).get(`/api/huddles/${id}/plan`)).body;
    expect(plan).toMatchObject({ askedIds: [world.ben.personId], form: { coHostIds: [world.ben.personId] } });

    expect((await answer(id, world.ben, true)).body.message).toBe('You are a co-host now.');
    expect(namesOf((await view(id, world.asha)).coHosts)).toEqual(['ben']);
    expect(await view(id, world.ben)).toMatchObject({ sight: 'HOST', roleAsked: null });
    expect(await kindsOf(world.asha, id)).toMatchObject([
      { kind: 'HUDDLE_HOSTS_CHANGED', facts: { change: 'CO_HOST_ACCEPTED' } },
    ]);
    expect((await kindsOf(world.ben, id))[0].open).toBe(false);
  });

  test('S2 who says no stays invited and is not asked again by an edit', async () => {
    const id = await planned();
    expect((await answer(id, world.ben, false)).status).toBe(200);
    expect(await view(id, world.ben)).toMatchObject({ roleAsked: null, participation: { invited: true } });
    expect(await answer(id, world.ben, true)).toMatchObject({
      status: 422,
      body: { code: 'HOST_NOT_ASKED' },
    });
    const { edition, form } = (await world.as(world.asha).get(`/api/huddles/${id}/plan`)).body;
    expect(form.coHostIds).toEqual([]);
    const plan = planOf(world.platform.now(), { name: 'Better name' });
    await world.as(world.asha).put(`/api/huddles/${id}/plan`, { plan, edition });
    expect((await view(id, world.ben)).roleAsked).toBeNull();
  });

  test('S2 a place is kept until the yes, and then goes to the next', async () => {
    const id = await planned({ coHostIds: [], capacity: 1 });
    for (const who of [world.ben, world.cleo])
      await world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    const { edition } = (await world.as(world.asha).get(`/api/huddles/${id}/plan`)).body;
    const plan = planOf(world.platform.now(), { capacity: 1, coHostIds: [world.ben.personId] });
    await world.as(world.asha).put(`/api/huddles/${id}/plan`, { plan, edition });
    expect((await view(id, world.ben)).participation).toMatchObject({ confirmed: true });
    expect((await view(id, world.cleo)).participation).toMatchObject({ waiting: true });
    await answer(id, world.ben, true);
    expect((await view(id, world.cleo)).participation).toMatchObject({ waiting: false, offered: true });
  });

  test('S2 nobody is asked any more whom the hosts no longer name, or whose huddle is cancelled', async () => {
    const dropped = await planned();
    const { edition } = (await world.as(world.asha).get(`/api/huddles/${dropped}/plan`)).body;
    await world
      .as(world.asha)
      .put(`/api/huddles/${dropped}/plan`, { plan: planOf(world.platform.now()), edition });
    expect((await answer(dropped, world.ben, true)).body.code).toBe('HOST_NOT_ASKED');
    const cancelled = await planned();
    await world.as(world.asha).post(`/api/huddles/${cancelled}/cancellation`, {});
    expect((await view(cancelled, world.ben)).roleAsked).toBeNull();
    expect(await answer(cancelled, world.ben, true)).toMatchObject({ status: 409 });
  });

  test('S2 one yes counts for all later huddles of a series, and one question is asked', async () => {
    const first = await planned();
    await answer(first, world.ben, true);
    const repeat = { every: 'WEEK', times: 3 };
    const { ids } = (await world.as(world.asha).post(`/api/huddles/${first}/repetitions`, repeat)).body;
    for (const id of ids) expect(namesOf((await view(id, world.asha)).coHosts)).toEqual([]);
    expect((await kindsOf(world.ben, ids[0])).map(({ kind }: { kind: string }) => kind)).toEqual([
      'HUDDLE_CO_HOST',
    ]);
    expect(await kindsOf(world.ben, ids[1])).toEqual([]);
    await answer(ids[0], world.ben, true);
    for (const id of ids) expect(namesOf((await view(id, world.asha)).coHosts)).toEqual(['ben']);
  });

  test('S2 lays the role down; the host cannot', async () => {
    const id = await planned();
    await answer(id, world.ben, true);
    const layDown = (who: CastMember) => world.as(who).delete(`/api/huddles/${id}/host-role`);
    expect((await layDown(world.asha)).body.code).toBe('HOST_HANDS_OVER_FIRST');
    expect((await layDown(world.cleo)).status).toBe(403);
    expect((await layDown(world.ben)).status).toBe(200);
    expect(namesOf((await view(id, world.asha)).coHosts)).toEqual([]);
    expect((await view(id, world.ben)).participation.role).toBe('PARTICIPANT');
  });
});

describe('S2 the chair', () => {
  const give = (id: string, personId: string) =>
    world.as(world.asha).put(`/api/huddles/${id}/host`, { personId });

  test('S2 passes to a co-host with their yes only, and the host stays as a co-host', async () => {
    const id = await planned();
    expect(await give(id, world.ben.personId)).toMatchObject({ body: { code: 'CO_HOST_UNKNOWN' } });
    await sayYesToHosting(world, id, world.ben);
    expect((await give(id, world.ben.personId)).status).toBe(200);
    expect((await view(id, world.cleo)).host.username).toBe('asha');
    expect((await view(id, world.ben)).roleAsked).toBe('HOST');
    await answer(id, world.ben, true);
    expect(await view(id, world.cleo)).toMatchObject({
      host: { username: 'ben' },
      coHosts: [{ username: 'asha' }],
    });
    expect(await kindsOf(world.asha, id)).toContainEqual(
      expect.objectContaining({ facts: { change: 'HOST_ACCEPTED' } }),
    );
  });

  test('S2 stays where it is after a no, or when another is asked instead', async () => {
    const id = await planned({ coHostIds: [world.ben.personId, world.cleo.personId] });
    for (const who of [world.ben, world.cleo]) await sayYesToHosting(world, id, who);
    await give(id, world.ben.personId);
    await answer(id, world.ben, false);
    expect((await view(id, world.asha)).host.username).toBe('asha');
    await give(id, world.ben.personId);
    await give(id, world.cleo.personId);
    expect((await answer(id, world.ben, true)).body.code).toBe('HOST_NOT_ASKED');
    expect((await view(id, world.cleo)).roleAsked).toBe('HOST');
  });
});
