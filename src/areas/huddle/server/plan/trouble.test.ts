import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { formOf, planOf, sayYesToHosting } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const links = [
  'externalTrailUrl',
  'externalEventUrl',
  'externalPhotoAlbumUrl',
  'externalCommChannelUrl',
] as const;
const friends = [
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  'https:evil',
  'https://user:pw@evil.example',
  'ftp://a.example',
];

describe('bad plans are refused with the field that is wrong', () => {
  const in7Days = (hours: number) =>
    new Date(world.platform.now().getTime() + (7 * 24 + hours) * 3_600_000).toISOString();
  const cases: readonly [string, () => object, number, string][] = [
    ['end before start', () => ({ endDateTime: in7Days(-1) }), 422, 'END_BEFORE_START'],
    [
      'an RSVP window after the start',
      () => ({ rsvpEndDateTime: in7Days(2) }),
      422,
      'RSVP_WINDOW_AFTER_START',
    ],
    ['a start in the past', () => ({ startDateTime: in7Days(-200) }), 422, 'START_IN_PAST'],
    ['a zone that does not exist', () => ({ timeZone: 'Mars/Olympus' }), 422, 'TIME_ZONE_UNKNOWN'],
    ['a name of 10,000 characters', () => ({ name: 'x'.repeat(10_000) }), 400, 'name'],
    ['no name', () => ({ name: '   ' }), 400, 'name'],
    ['a limit of nobody', () => ({ capacity: 0 }), 400, 'capacity'],
    ['a community', () => ({ privacy: 'COMMUNITY' }), 422, 'COMMUNITY_UNKNOWN'],
    ['a co-host who is nobody', () => ({ coHostIds: [crypto.randomUUID()] }), 422, 'CO_HOST_UNKNOWN'],
    ["another's picture", () => ({ coverMediaId: crypto.randomUUID() }), 422, 'COVER_NOT_YOURS'],
  ];
  test.each(cases)('HUD-1 %s', async (_what, wrong, status, names) => {
    const plan = { ...planOf(world.platform.now()), ...wrong() };
    const answer = await world.as(world.asha).post('/api/huddles', plan);
    expect(answer.status).toBe(status);
    expect(status === 400 ? answer.body.errors.join() : answer.body.code).toContain(names);
  });

  test.each(links)('HUD-1 nothing that a browser would run in %s', async (field) => {
    for (const url of friends) {
      const plan = planOf(world.platform.now(), { [field]: url });
      const answer = await world.as(world.asha).post('/api/huddles', plan);
      expect([url, answer.status]).toEqual([url, 400]);
      expect(answer.body.errors.join()).toContain(field);
    }
  });

  test('HUD-4 who is blocked cannot be invited or made a co-host, and nothing tells them why', async () => {
    const { pool } = world.platform.database;
    await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      world.cleo.personId,
      world.asha.personId,
    ]);
    const send = (changes: object) =>
      world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
    expect((await send({ coHostIds: [world.cleo.personId] })).body.code).toBe('CO_HOST_UNKNOWN');
    expect((await send({ invitedIds: [world.cleo.personId] })).status).toBe(200);
    await world.runJobs();
    expect((await world.as(world.cleo).get('/api/notifications')).body.items).toEqual([]);
    const found = (await world.as(world.asha).get('/api/people?q=cleo')).body.people;
    expect(found).toEqual([]);
    await pool.query('delete from blocks');
  });
});

test('HUD-1 a huddle outlives who planned it: its card names the person who hosts it now', async () => {
  const dora = await world.enter({ username: 'dora' });
  const plan = planOf(world.platform.now(), { name: 'Echidna walk', coHostIds: [world.ben.personId] });
  const { id } = (await world.as(dora).post('/api/huddles', plan)).body;
  await sayYesToHosting(world, id, world.ben);
  await world.platform.database.pool.query('delete from people where id = $1', [dora.personId]);
  const { items } = (await world.as(world.cleo).get('/api/huddles?limit=50')).body;
  const card = items.find((one: { id: string }) => one.id === id);
  expect(card).toMatchObject({ name: 'Echidna walk', hostName: 'Ben Okafor' });
});

describe('S13 a huddle has a name that everybody can read', () => {
  const hidden = '\u{200B}\u{2066}';

  test('S13 one that hides is refused when it is planned, published and changed', async () => {
    const asha = world.as(world.asha);
    const plan = planOf(world.platform.now());
    const wrong = { ...plan, name: hidden };
    const planned = await asha.post('/api/huddles', wrong);
    expect([planned.status, planned.body.code]).toEqual([422, 'NAME_UNREADABLE']);
    expect(planned.body.message).toBe('Use letters or digits that everyone can see.');
    const draft = (await asha.post('/api/huddles/drafts', { form: formOf({ name: hidden }) })).body;
    const published = await asha.post(`/api/huddles/${draft.id}/publication`, {
      plan: wrong,
      edition: draft.edition,
    });
    expect(published.body.code).toBe('NAME_UNREADABLE');
    const { id } = (await asha.post('/api/huddles', plan)).body;
    const { edition } = (await asha.get(`/api/huddles/${id}/plan`)).body;
    const change = (name: string) =>
      asha.put(`/api/huddles/${id}/plan`, { plan: { ...plan, name }, edition });
    expect((await change(`Ridge\u{202E}walk`)).body.code).toBe('NAME_UNREADABLE');
    expect((await change('🏔️ Trailfolk meets: Ridge walk №2')).status).toBe(200);
  });

  test('S13 one from before the rule stays while other things change', async () => {
    const asha = world.as(world.asha);
    const plan = planOf(world.platform.now());
    const { id } = (await asha.post('/api/huddles', plan)).body;
    await world.platform.database.pool.query('update huddles set name = $1 where id = $2', [hidden, id]);
    const { edition } = (await asha.get(`/api/huddles/${id}/plan`)).body;
    const told = { plan: { ...plan, name: hidden, description: 'Told better' }, edition };
    expect((await asha.put(`/api/huddles/${id}/plan`, told)).status).toBe(200);
  });
});
