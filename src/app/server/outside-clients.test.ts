import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { stageOf } from './testing/ride-stage.ts';

let world: TestApp;
let huddle: string;
let club: string;
let feed: string;
beforeAll(async () => {
  world = await buildTestApp();
  const asha = world.as(world.asha);
  club = (await asha.post('/api/communities', { name: 'Ridge walkers' })).body.id;
  huddle = await stageOf(world).huddle([world.ben], { name: 'Rigi', communityId: club });
  await publish(world, world.asha);
  feed = new URL((await asha.put('/api/me/calendar')).body.url).pathname;
});
afterAll(() => world.close());

const ask = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });

test('V2: the head of a calendar file says the method that stands in it', async () => {
  const off = await stageOf(world).huddle([]);
  const path = `/api/public/huddles/${off}/calendar.ics`;
  const methods = async () => {
    const { headers, body } = await ask(path);
    const said = /method=(\w+)/.exec(String(headers['content-type']))?.[1];
    return [said, new ICAL.Component(ICAL.parse(body)).getFirstPropertyValue('method')];
  };
  expect(await methods()).toEqual(['PUBLISH', 'PUBLISH']);
  await world.as(world.asha).post(`/api/huddles/${off}/cancellation`, {});
  expect(await methods()).toEqual(['CANCEL', 'CANCEL']);
});

test('V2, V12: two readers find the same in my calendar, which has a name, an organiser and a last line', async () => {
  const { body } = await ask(feed);
  expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(body).not.toMatch(/[^\r]\n/);
  expect(body).toMatch(/ORGANIZER;CN="Trailfolk":mailto:hello@trailfolk\.example/i);
  expect(body).not.toContain('asha@');
  const calendar = new ICAL.Component(ICAL.parse(body));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Trailfolk – Asha Rai');
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const others = Object.values(ical.sync.parseICS(body)).flatMap((each) =>
    each?.type === 'VEVENT' ? [each] : [],
  );
  const first = events.map(({ uid, summary, startDate }) => [
    uid,
    summary,
    startDate.toJSDate().toISOString(),
  ]);
  const second = others.map(({ uid, summary, start }) => [uid, String(summary), start.toISOString()]);
  expect(second.sort()).toEqual(first.sort());
  expect(first.length).toBeGreaterThan(0);
  const ofClub = new ICAL.Component(ICAL.parse((await ask(`${feed}?community=${club}`)).body));
  expect(ofClub.getFirstPropertyValue('x-wr-calname')).toBe('Trailfolk – Ridge walkers');
});

test('V5: who comes back for a feed, a calendar or a picture is told that it is the same', async () => {
  const files = [
    feed,
    '/api/public/inspirations/feed.xml',
    ...['calendar.ics', 'cover?w=640', 'card.jpg'].map((file) => `/api/public/huddles/${huddle}/${file}`),
  ];
  for (const file of files) {
    const { headers, statusCode } = await ask(file);
    expect([file, statusCode, headers['cache-control']]).toEqual([
      file,
      200,
      expect.not.stringContaining('no-store'),
    ]);
    world.forward(60_000);
    const again = await ask(file, { 'if-none-match': String(headers.etag) });
    expect([file, again.statusCode, again.body]).toEqual([file, 304, '']);
    expect((await ask(file, { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  }
  await world.as(world.asha).post(`/api/huddles/${huddle}/cancellation`, {});
  const { headers } = await ask(feed);
  expect((await ask(feed, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('V3: one press ends mails whichever form the program sends, and the address opened leads to the page', async () => {
  const token = 'x'.repeat(32);
  const bodies = {
    'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
    'multipart/form-data; boundary=b':
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  };
  for (const path of ['unsubscribe', 'newsletter/leave']) {
    const url = `/api/public/${path}/${token}`;
    for (const [type, payload] of Object.entries(bodies)) {
      const pressed = await world.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': type },
      });
      expect([path, type, pressed.statusCode]).toEqual([path, type, path === 'unsubscribe' ? 404 : 422]);
    }
    const opened = await ask(url);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/${path}/${token}`]);
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const other = await world.app.inject({
    method: 'POST',
    url: '/api/public/waitlist',
    payload: '--b--',
    headers,
  });
  expect(other.statusCode).toBe(415);
});

test('V15: a page of another site may read what a visitor may, with nobody’s credentials, and nothing else', async () => {
  const origin = { origin: 'https://elsewhere.example' };
  const open = async (method: 'GET' | 'POST', url: string) => {
    const { headers } = await world.app.inject({ method, url, headers: origin });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    return headers['access-control-allow-origin'];
  };
  expect(await open('GET', `/api/public/huddles/${huddle}`)).toBe('*');
  expect(await open('GET', '/api/public/huddles/nothing')).toBe('*');
  for (const url of [`/api/huddles/${huddle}`, '/api/me', '/api/openapi.json', '/api/publicity'])
    expect(await open('GET', url), url).toBeUndefined();
  expect(await open('POST', '/api/public/waitlist')).toBeUndefined();
});
