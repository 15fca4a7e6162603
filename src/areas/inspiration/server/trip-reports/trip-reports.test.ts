import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { askLookBacks } from './ask-look-backs.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const place = (name: string, lat: number, lng: number) => ({ name, formattedAddress: name, lat, lng });

async function planned(changes: object = {}): Promise<string> {
  const start = world.platform.now().getTime() + HOUR_MS;
  const body = {
    name: 'Ridge',
    activity: 'HIKING',
    timeZone: 'Europe/Zurich',
    privacy: 'PUBLIC',
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 4 * HOUR_MS).toISOString(),
    ...changes,
  };
  const made = await world.as(world.asha).post('/api/huddles', body);
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

/** Ben and Cleo were there. */
async function outing(changes: object = {}): Promise<string> {
  const id = await planned(changes);
  for (const who of [world.ben, world.cleo]) {
    expect((await world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' })).status).toBe(200);
  }
  world.forward(8 * HOUR_MS);
  return id;
}

const say = (id: string, who: CastMember, word: string, named: boolean, photos: boolean) =>
  world.as(who).put(`/api/huddles/${id}/look-back`, { word, named, photos });
const report = (id: string, who: CastMember, conditions: string[] = [], note = '') =>
  world.as(who).put(`/api/huddles/${id}/trip-report`, { conditions, note });
const draftOf = async (id: string, who: CastMember) =>
  (await world.as(who).get(`/api/inspirations/${id}/draft`)).body;
const conditionsAt = async (id: string, who: CastMember) =>
  (await world.as(who).get(`/api/huddles/${id}/conditions`)).body.items;

async function photograph(id: string, who: CastMember, alt: string): Promise<string> {
  const payload = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' };
  const sent = await world.app.inject({ method: 'POST', url: '/api/media', payload, headers });
  const shown = await world.as(who).post(`/api/huddles/${id}/photos`, { mediaId: sent.json().id, alt });
  expect(shown.status, shown.text).toBe(200);
  return shown.body.id;
}

test('HUD-26 one press makes a draft with title, day, figures and what people agree to, each for themselves', async () => {
  const id = await outing({
    distanceMeters: 12_000,
    ascentMeters: 800,
    externalTrailUrl: 'https://routes.example/7',
  });
  await say(id, world.ben, 'windy', true, true);
  await say(id, world.cleo, 'wet', false, false);
  for (const [who, alt] of [
    [world.ben, 'A cow'],
    [world.cleo, 'A rock'],
    [world.asha, 'The top'],
  ] as const) {
    await photograph(id, who, alt);
  }
  const begun = await report(id, world.asha, ['SNOW', 'MUD'], 'Above 1,800 m.');
  expect(begun.status, begun.text).toBe(200);
  const draft = await draftOf(begun.body.id, world.asha);
  expect(draft.title).toMatch(/^Ridge, \w{3} \d+ \w{3}/);
  const written = JSON.stringify(draft.document);
  for (const words of [
    '12 km',
    '"href":"https://routes.example/7"',
    '800 m of ascent',
    'Snow, Mud. Above 1,800 m.',
    'windy',
    'wet',
    world.ben.personId,
  ])
    expect(written).toContain(words);
  expect(written).not.toContain(world.cleo.personId);
  expect(draft.named.pictures).toHaveLength(2);
  expect(written).toContain('A cow');
  expect(written).not.toContain('A rock');
  expect((await world.as(world.ben).get(`/api/inspirations/${begun.body.id}/draft`)).status).toBe(404);
});

test('HUD-26 the second press opens the same report, with what has come since, and loses no word', async () => {
  const id = await outing();
  const first = (await report(id, world.asha)).body.id;
  const { edition, title, summary, health, topics, coverPictureId } = await draftOf(first, world.asha);
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Mine' }] }],
  };
  const form = { title, summary, health, topics, coverPictureId, document };
  const saved = await world
    .as(world.asha)
    .put(`/api/inspirations/${first}/draft`, { form, edition, keepBefore: false });
  expect(saved.status, saved.text).toBe(200);
  await say(id, world.ben, 'cold', true, false);
  const [one, two] = await Promise.all([report(id, world.asha, ['ICE']), report(id, world.asha, ['ICE'])]);
  expect([one.body.id, two.body.id]).toEqual([first, first]);
  const written = JSON.stringify((await draftOf(first, world.asha)).document);
  expect(written).toContain('Mine');
  expect(written.match(/cold/g)).toHaveLength(1);
  const { mine, report: begun } = (await world.as(world.asha).get(`/api/huddles/${id}/look-back`)).body;
  expect([mine, begun]).toEqual([null, { id: first, conditions: ['ICE'], note: '' }]);
});

test('HUD-26 a photo is shown while its owner allows it and leaves it there, in the draft and to readers', async () => {
  const id = await outing();
  await say(id, world.ben, '', false, true);
  const photo = await photograph(id, world.ben, 'A cow');
  const reportId = (await report(id, world.asha)).body.id;
  const draft = await draftOf(reportId, world.asha);
  const [picture] = draft.named.pictures;
  const { edition } = draft;
  await world.as(world.asha).post(`/api/inspirations/${reportId}/publication`, { edition, at: null });
  const publicly = `/api/public/inspirations/${reportId}/pictures/${picture.id}`;
  const statuses = async () => [
    (await world.as(world.asha).get(picture.url)).status,
    (await world.as(null).get(publicly)).status,
    (await world.as(null).get(`/api/public/inspirations/${reportId}`)).body.named.pictures.length,
  ];
  expect(await statuses()).toEqual([200, 200, 1]);
  await say(id, world.ben, '', false, false);
  expect(await statuses()).toEqual([404, 404, 0]);
  await say(id, world.ben, '', false, true);
  expect(await statuses()).toEqual([200, 200, 1]);
  await world.as(world.ben).delete(`/api/huddles/${id}/photos/${photo}`);
  expect(await statuses()).toEqual([404, 404, 0]);
  const { title, summary, health, topics, coverPictureId, document } = draft;
  const form = { title, summary, health, topics, coverPictureId, document };
  const latest = (await draftOf(reportId, world.asha)).edition;
  const saved = await world
    .as(world.asha)
    .put(`/api/inspirations/${reportId}/draft`, { form, edition: latest, keepBefore: false });
  expect(saved.status, saved.text).toBe(200);
  expect((await world.as(world.asha).delete(`/api/inspirations/${reportId}`)).status).toBe(200);
});

test('HUD-26 nobody looks back before the end, at what was called off, or where they were not', async () => {
  const early = await planned();
  expect((await say(early, world.asha, '', true, true)).body.code).toBe('OUTING_NOT_OVER');
  expect((await report(early, world.asha)).body.code).toBe('OUTING_NOT_OVER');
  await world.as(world.asha).post(`/api/huddles/${early}/cancellation`, { reason: 'Storm' });
  world.forward(8 * HOUR_MS);
  expect((await report(early, world.asha)).body.code).toBe('OUTING_NOT_OVER');
  const id = await planned();
  world.forward(8 * HOUR_MS);
  for (const asked of [say(id, world.ben, '', true, true), report(id, world.ben)])
    expect((await asked).status).toBe(404);
  for (const body of [
    { conditions: ['LAVA'], note: '' },
    { conditions: [], note: 'x'.repeat(201) },
  ])
    expect((await world.as(world.asha).put(`/api/huddles/${id}/trip-report`, body)).status).toBe(400);
});

test('HUD-26 people who were there are asked once, two hours after the end, and only who has said nothing', async () => {
  const id = await planned();
  for (const who of [world.ben, world.cleo])
    await world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  const asked = async (who: CastMember) => {
    await world.runJobs();
    const { items } = (await world.as(who).get('/api/notifications')).body;
    return items.filter(
      (each: { kind: string; object: { id: string } }) =>
        each.kind === 'HUDDLE_LOOK_BACK' && each.object.id === id,
    ).length;
  };
  world.forward(6.9 * HOUR_MS);
  await askLookBacks(world.platform);
  expect(await asked(world.ben)).toBe(0);
  await say(id, world.cleo, 'wet', true, true);
  world.forward(0.2 * HOUR_MS);
  await askLookBacks(world.platform);
  await askLookBacks(world.platform);
  expect([await asked(world.ben), await asked(world.cleo), await asked(world.asha)]).toEqual([1, 0, 0]);
});

test('HUD-30 conditions stand with their day on the next huddle at that place or route, and fade', async () => {
  const trail = 'https://routes.example/grat-7';
  const id = await outing({ venue: place('Grat', 46.71, 9.31), externalTrailUrl: trail });
  const reportId = (await report(id, world.asha, ['SNOW'], 'Bring spikes.')).body.id;
  const near = await planned({ venue: place('Grat parking', 46.72, 9.3), externalTrailUrl: '' });
  const sameRoute = await planned({ venue: place('Elsewhere', 45, 7), externalTrailUrl: trail });
  const away = await planned({ venue: place('Away', 46.9, 9.31), externalTrailUrl: '' });
  for (const next of [near, sameRoute]) {
    expect(await conditionsAt(next, world.ben)).toEqual([
      {
        seenOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        conditions: ['SNOW'],
        note: 'Bring spikes.',
        reportId: null,
      },
    ]);
  }
  expect(await conditionsAt(away, world.ben)).toEqual([]);
  expect(await conditionsAt(id, world.ben)).toEqual([]);
  const { edition } = await draftOf(reportId, world.asha);
  await world.as(world.asha).post(`/api/inspirations/${reportId}/publication`, { edition, at: null });
  expect((await conditionsAt(near, world.ben))[0].reportId).toBe(reportId);
  world.forward(91 * DAY_MS);
  expect(await conditionsAt(near, world.ben)).toEqual([]);
});

test('PRIVACY what was found on an outing that is not for somebody is not told to them', async () => {
  const id = await planned({ privacy: 'PRIVATE', venue: place('Hidden', 47.31, 9.91) });
  world.forward(8 * HOUR_MS);
  const reportId = (await report(id, world.asha, ['CLOSED'])).body.id;
  const next = await planned({ venue: place('Hidden too', 47.31, 9.91) });
  expect(await conditionsAt(next, world.asha)).toHaveLength(1);
  expect(await conditionsAt(next, world.cleo)).toEqual([]);
  const { edition } = await draftOf(reportId, world.asha);
  await world.as(world.asha).post(`/api/inspirations/${reportId}/publication`, { edition, at: null });
  expect(await conditionsAt(next, world.cleo)).toHaveLength(1);
});
