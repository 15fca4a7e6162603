import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { formOf, planOf, sayYesToHosting } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const plan = (changes: Parameters<typeof planOf>[1] = {}) => planOf(world.platform.now(), changes);

async function planned(changes: Parameters<typeof planOf>[1] = {}): Promise<string> {
  const answer = await world.as(world.asha).post('/api/huddles', plan(changes));
  expect(answer.status).toBe(200);
  if (changes.coHostIds?.length) await sayYesToHosting(world, answer.body.id, world.ben);
  return answer.body.id;
}

const planView = async (id: string, who: CastMember = world.asha) =>
  (await world.as(who).get(`/api/huddles/${id}/plan`)).body;
const edition = async (id: string) => (await planView(id)).edition as string;

async function change(id: string, changes: Parameters<typeof planOf>[1], who = world.asha, extra = {}) {
  const body = { plan: plan(changes), edition: await edition(id), ...extra };
  return world.as(who).put(`/api/huddles/${id}/plan`, body);
}

async function kindsOf(who: CastMember, id: string): Promise<string[]> {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items
    .filter((item: { object: { id: string } }) => item.object.id === id)
    .map((i: { kind: string }) => i.kind);
}

describe('drafts', () => {
  test('HUD-4 everything typed comes back as it was typed, also what is wrong yet', async () => {
    const form = formOf({
      name: 'x'.repeat(10_000),
      capacity: 'a dozen',
      start: '2026-02-31T99:99',
      timeZone: 'Mars/Olympus',
      externalTrailUrl: 'javascript:alert(1)',
    });
    const made = await world.as(world.asha).post('/api/huddles/drafts', { form });
    expect((await planView(made.body.id)).form).toEqual(form);
    const { items } = (await world.as(world.asha).get('/api/huddles?mine=DRAFTS')).body;
    expect(items.map((item: { id: string }) => item.id)).toContain(made.body.id);
    const hosting = await world.as(world.asha).get('/api/huddles?mine=HOSTING');
    expect(hosting.text).not.toContain(made.body.id);
  });

  test('HUD-4 a draft whose first save was answered too late is not made twice', async () => {
    const key = { 'idempotency-key': 'first-keystroke-of-a-draft' };
    const body = { form: formOf({ name: 'R' }) };
    const [one, again] = [
      await world.as(world.asha).post('/api/huddles/drafts', body, key),
      await world.as(world.asha).post('/api/huddles/drafts', body, key),
    ];
    expect(again.body).toEqual(one.body);
  });

  test('HUD-4 two tabs on one draft: the second save is refused, not written over the first', async () => {
    const { body } = await world.as(world.asha).post('/api/huddles/drafts', { form: formOf() });
    const save = (name: string) =>
      world
        .as(world.asha)
        .put(`/api/huddles/${body.id}/draft`, { form: formOf({ name }), edition: body.edition });
    expect((await save('first tab')).status).toBe(200);
    expect(await save('first tab'), 'sent again because its answer was lost').toMatchObject({ status: 200 });
    expect(await save('second tab')).toMatchObject({ status: 409, body: { code: 'PLAN_CHANGED' } });
    expect((await planView(body.id)).form.name).toBe('first tab');
  });

  test('HUD-4 publishing tells co-hosts and invited people, and ends the draft', async () => {
    const draft = (await world.as(world.asha).post('/api/huddles/drafts', { form: formOf() })).body;
    const sent = plan({ coHostIds: [world.ben.personId], invitedIds: [world.cleo.personId] });
    const url = `/api/huddles/${draft.id}/publication`;
    const published = await world.as(world.asha).post(url, { plan: sent, edition: draft.edition });
    expect(published.body.id).toBe(draft.id);
    expect(await kindsOf(world.ben, draft.id)).toEqual(['HUDDLE_CO_HOST']);
    expect(await kindsOf(world.cleo, draft.id)).toEqual(['HUDDLE_INVITE']);
    const again = await world.as(world.asha).post(url, { plan: sent, edition: draft.edition });
    expect(again).toMatchObject({ status: 409, body: { code: 'NOT_A_DRAFT' } });
    const view = (await world.as(world.cleo).get(`/api/huddles/${draft.id}`)).body;
    expect(view).toMatchObject({ status: 'PUBLISHED', participation: { invited: true } });
    expect(view.coHosts).toEqual([]);
  });

  test('HUD-4 a thrown away draft is gone, a published huddle cannot be', async () => {
    const { body } = await world.as(world.asha).post('/api/huddles/drafts', { form: formOf() });
    expect((await world.as(world.asha).delete(`/api/huddles/${body.id}/draft`)).status).toBe(200);
    expect((await world.as(world.asha).get(`/api/huddles/${body.id}/plan`)).status).toBe(404);
    const answer = await world.as(world.asha).delete(`/api/huddles/${await planned()}/draft`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_A_DRAFT' } });
  });
});

describe('editing', () => {
  test('HUD-1 every field that was planned is read back for editing and survives a save', async () => {
    const place = (name: string) => ({ name, formattedAddress: `${name}, Schwyz`, lat: 46.9, lng: 8.6 });
    const full = {
      venue: place('Brunnen'),
      venueNote: 'by the pier',
      meetingPoint: place('Clock'),
      meetingPointNote: 'under it',
      parking: place('P1'),
      parkingNote: 'CHF 5',
      capacity: 12,
      showAttending: false,
      showInterested: false,
      showRequested: false,
      showInvited: true,
      paymentMode: 'PAID',
      paymentAmount: '20 CHF',
      paymentMethod: 'cash',
      refundPolicy: 'none',
      carpooling: true,
      externalTrailUrl: 'https://trail.example/a',
      tags: ['sun', 'ridge'],
      difficulty: 'HARD',
      distanceMeters: 12_500,
      ascentMeters: 900,
      whatToBring: 'rope',
      guestAllowed: true,
      guestLimit: 2,
      guestAllowedAges: ['KID'],
      coverOffset: 20,
    } as const;
    const id = await planned(full as never);
    const before = (await planView(id)).form;
    expect(before).toMatchObject({ distanceKilometers: '12.5', capacity: '12', showInvited: true });
    expect(before).toMatchObject({ venue: place('Brunnen'), tags: ['sun', 'ridge'], coverOffset: 20 });
    expect((await change(id, full as never)).status).toBe(200);
    expect((await planView(id)).form).toEqual(before);
  });

  test('HUD-4 of two hosts who edit at once the second is told, and nothing is lost', async () => {
    const id = await planned({ coHostIds: [world.ben.personId] });
    const opened = await edition(id);
    const send = (who: CastMember, name: string, from: string) => {
      const next = plan({ name, coHostIds: [world.ben.personId] });
      return world.as(who).put(`/api/huddles/${id}/plan`, { plan: next, edition: from });
    };
    const first = await send(world.ben, 'Ridge by Ben', opened);
    expect(first.status).toBe(200);
    const second = await send(world.asha, 'Ridge by Asha', opened);
    expect(second).toMatchObject({ status: 409, body: { code: 'PLAN_CHANGED' } });
    expect(await planView(id)).toMatchObject({ changedBy: 'Ben Okafor', form: { name: 'Ridge by Ben' } });
    expect((await send(world.asha, 'Ridge by Asha', first.body.edition)).status).toBe(200);
  });

  test('HUD-4 a limit that was changed beside the plan counts as changed', async () => {
    const id = await planned({ capacity: 5 });
    const opened = await edition(id);
    await world.as(world.asha).put(`/api/huddles/${id}/capacity`, { capacity: 9 });
    const body = { plan: plan({ capacity: 5 }), edition: opened };
    expect((await world.as(world.asha).put(`/api/huddles/${id}/plan`, body)).status).toBe(409);
  });

  test('HUD-4 a limit below those who are confirmed asks the host, and drops nobody', async () => {
    const id = await planned({ capacity: 3 });
    for (const who of [world.ben, world.cleo]) {
      await world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    }
    const refused = await change(id, { capacity: 1, name: 'Smaller' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CAPACITY_BELOW_CONFIRMED', params: { taken: 2 } },
    });
    expect((await planView(id)).form).toMatchObject({ name: 'Ridge walk', capacity: '3' });
    expect((await change(id, { capacity: 2 })).status).toBe(200);
  });

  test('HUD-14 more room in a changed plan moves the queue up', async () => {
    const id = await planned({ capacity: 1 });
    await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    expect((await change(id, { capacity: 2 })).status).toBe(200);
    const { participation } = (await world.as(world.cleo).get(`/api/huddles/${id}`)).body;
    expect(participation).toMatchObject({ waiting: false, offered: true });
  });

  test('HUD-4 a participant who becomes a co-host gives the place back', async () => {
    const id = await planned({ capacity: 1 });
    await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    await world.as(world.ben).put(`/api/huddles/${id}/interest`, { interested: true });
    expect((await change(id, { capacity: 1, coHostIds: [world.ben.personId] })).status).toBe(200);
    await sayYesToHosting(world, id, world.ben);
    const view = (await world.as(world.asha).get(`/api/huddles/${id}`)).body;
    expect(view).toMatchObject({ placesLeft: 1, participantsSummary: { totalConfirmedPeople: 0 } });
    expect(view.participantsSummary.totalInterestedParticipants).toBe(0);
  });

  test('HUD-4 a co-host can leave but never take the last host away', async () => {
    const id = await planned({ coHostIds: [world.ben.personId] });
    const grab = await world.as(world.ben).put(`/api/huddles/${id}/host`, { personId: world.ben.personId });
    expect(grab).toMatchObject({ status: 403, body: { code: 'NOT_THE_HOST' } });
    expect((await change(id, { coHostIds: [] }, world.ben)).status).toBe(200);
    expect((await world.as(world.ben).get(`/api/huddles/${id}/plan`)).status).toBe(403);
    expect((await planView(id)).hostId).toBe(world.asha.personId);
  });

  test('HUD-4 what is past may be described better, but not moved to another past', async () => {
    const id = await planned();
    const was = plan();
    world.forward(10 * 24 * 3_600_000);
    const { startDateTime, endDateTime } = was;
    const better = { ...was, description: 'It was grand.' };
    const send = async (next: object) =>
      world.as(world.asha).put(`/api/huddles/${id}/plan`, { plan: next, edition: await edition(id) });
    expect((await send(better)).status).toBe(200);
    const moved = { ...better, startDateTime: new Date(Date.parse(startDateTime) + 60_000).toISOString() };
    expect(await send({ ...moved, endDateTime })).toMatchObject({ body: { code: 'START_IN_PAST' } });
    world.forward(-10 * 24 * 3_600_000);
  });
});
