import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { say } from '#areas/post/server/testing/say.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

/** Abuse cases of the page about privacy that no single area answers for, by their numbers. */
let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const MISSING = '018f0000-0000-7000-8000-000000000000';
const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
const stateOf = (follower: CastMember, followee: CastMember) =>
  world.platform.database.pool
    .query('select state from follows where follower_id = $1 and followee_id = $2', [
      follower.personId,
      followee.personId,
    ])
    .then(({ rows }) => rows[0]?.state ?? 'NONE');

describe('abuse 12: who has asked to follow', () => {
  const doors = (id: string, author: string) => [
    `/api/posts/${id}`,
    `/api/posts/${id}/comments`,
    `/api/posts/of/${author}`,
    '/api/timeline',
    '/api/tags/zwielicht/posts',
  ];

  test('reads no post for followers at any door before the yes, and every one after it (POST-3, PER-2)', async () => {
    const author = await world.enter({ username: 'careful' });
    await world.as(author).patch('/api/me', { connectionApprovalRequired: true });
    const id = await say(world, author, 'Nur für euch #zwielicht', { visibility: 'FOLLOWERS' });
    await world.as(world.ben).put(`/api/people/${author.personId}/follow`);
    await world.runJobs();
    for (const door of doors(id, 'careful')) {
      expect([door, (await world.as(world.ben).get(door)).text]).toEqual([
        door,
        expect.not.stringContaining('Nur für euch'),
      ]);
    }
    const one = await world.as(world.ben).get(`/api/posts/${id}`);
    expect([one.status, withoutId(one.text)]).toEqual([
      404,
      withoutId((await world.as(world.ben).get(`/api/posts/${MISSING}`)).text),
    ]);
    await world.as(author).put(`/api/me/follow-requests/${world.ben.personId}`, { accept: true });
    await world.runJobs();
    expect((await world.as(world.ben).get(`/api/posts/${id}`)).status).toBe(200);
    expect((await world.as(world.ben).get('/api/timeline')).text).toContain('Nur für euch');
  });

  test('yes and no at the same moment, twice each, end in one state, told once (PER-2)', async () => {
    const author = await world.enter({ username: 'of.two.minds' });
    await world.as(author).patch('/api/me', { connectionApprovalRequired: true });
    for (let round = 0; round < 6; round += 1) {
      await world.as(world.cleo).put(`/api/people/${author.personId}/follow`);
      const decide = (accept: boolean) =>
        world.as(author).put(`/api/me/follow-requests/${world.cleo.personId}`, { accept });
      const answers = await Promise.all([true, false, true, false].map(decide));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const accepted = answers.findIndex(({ status }) => status === 200) % 2 === 0;
      expect(await stateOf(world.cleo, author)).toBe(accepted ? 'FOLLOWING' : 'NONE');
      await world.as(world.cleo).delete(`/api/people/${author.personId}/follow`);
    }
  });
});

describe('abuse 13: what one may not say of oneself', () => {
  const wishes: [string, unknown][] = [
    ...(['devUser', 'betaUser', 'verified', 'emailVerified', 'mobileVerified', 'onboarded'] as const).map(
      (field): [string, unknown] => [field, true],
    ),
    ...(['moderator', 'activated', 'suspended'] as const).map((field): [string, unknown] => [field, true]),
    ['preference', { devUser: true, betaUser: true }],
    ['role', 'ADMIN'],
    ['id', MISSING],
    ['uid', 'somebody'],
    ['email', 'other@mail.example'],
    ['username', 'admin'],
  ];

  test.each(wishes)(
    '%s is an unknown field, and nothing of the person changes (GATE-10)',
    async (field, value) => {
      const me = world.as(world.cleo);
      const before = (await me.get('/api/me')).text;
      const answer = await me.patch('/api/me', { bio: 'Changed', [field]: value });
      expect([answer.status, answer.body.errors.join()]).toEqual([400, expect.stringContaining(field)]);
      expect((await me.get('/api/me')).text).toBe(before);
    },
  );
});

describe('abuse 17 and 18: share links', () => {
  const share = async (objectType: string, objectId: string) =>
    (await world.as(world.asha).post('/api/links', { objectType, objectId })).body.uid as string;
  const hidden = async () =>
    (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), { privacy: 'PRIVATE' })))
      .body.id;

  test('a word holds 128 random bits, and one that leads nowhere looks like one that may not be followed (LINK-3)', async () => {
    const words = new Set<string>();
    for (let n = 0; n < 40; n += 1) words.add(await share('HUDDLE', await hidden()));
    expect(words.size).toBe(40);
    const bits = [...words].map((word) => Buffer.from(word, 'base64url'));
    expect(bits.every((bytes) => bytes.length >= 16)).toBe(true);
    // Of 40 words, each byte takes many values at every place: none of them is a counter or a clock.
    for (let at = 0; at < 16; at += 1)
      expect(new Set(bits.map((bytes) => bytes[at])).size).toBeGreaterThan(25);

    const draft = await share('POST', await say(world, world.asha, 'Soon gone'));
    const { rows } = await world.platform.database.pool.query('select object_id from links where uid = $1', [
      draft,
    ]);
    await world.as(world.asha).delete(`/api/posts/${rows[0].object_id}`);
    const answers = await Promise.all(
      [draft, 'x'.repeat(22), 'y'.repeat(64)].map((word) => world.as(null).get(`/api/public/links/${word}`)),
    );
    expect(answers.map(({ status, text }) => [status, withoutId(text)])).toEqual(
      answers.map(() => [404, withoutId(answers[1]?.text ?? '')]),
    );
  });

  test('who tries words is stopped after a minute’s worth, having found none (LINK-3)', async () => {
    const strict = await buildTestApp({ RATE_LIMITS: 'true' });
    const statuses: number[] = [];
    for (let n = 0; n < 80; n += 1)
      statuses.push((await strict.as(null).get(`/api/public/links/${String(n).padStart(22, 'a')}`)).status);
    await strict.close();
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
    expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
  });

  test('anyone who holds an ended link sees nothing any more, pictures that they had the address of included (LINK-3)', async () => {
    const id = await hidden();
    const uid = await share('HUDDLE', id);
    const before = await world.as(null).get(`/api/public/huddles/${id}?link=${uid}`);
    expect(before.body.sight).toBe('LINK');
    const doors = ['', '/cover', '/card.jpg', '/calendar.ics'].map(
      (door) => `/api/public/huddles/${id}${door}?link=${uid}`,
    );
    await world.as(world.asha).delete(`/api/links/${uid}`);
    for (const door of [...doors, `/api/public/links/${uid}`]) {
      const answer = await world.as(null).get(door);
      expect([door, answer.status >= 400, String(answer.headers['cache-control'])]).toEqual([
        door,
        true,
        expect.stringContaining('no-store'),
      ]);
    }
    const ask = await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES', link: uid });
    expect(ask.status).toBe(404);
    expect((await world.as(world.cleo).get(`/api/huddles/${id}?link=${uid}`)).status).toBe(404);
  });
});

const hostile = [
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '\\\\evil.example',
  'https:evil',
  'https://a b.example',
  'https://user:pw@evil.example',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  'https://localhost',
  // Cyrillic а, р, у and с beside Latin letters.
  'https://раypal.com/login',
  'http://www.аpple.com',
];

describe('abuse 30: addresses that a browser would run, or that look like another', () => {
  test.each(['externalWebUrl', 'externalVideoUrl', 'externalSocialUrls'])(
    'are refused in %s of a community (COM-6)',
    async (field) => {
      for (const url of hostile) {
        const given = field.endsWith('s') ? [url] : url;
        const answer = await world.as(world.asha).post('/api/communities', { name: 'Links', [field]: given });
        expect([url, answer.status]).toEqual([url, 400]);
        expect(answer.body.errors.join()).toContain(field);
      }
    },
  );

  test('are words in a post and never a link (POST-3)', async () => {
    const id = await say(world, world.asha, hostile.map((url) => url.trim()).join(' and '));
    await world.runJobs();
    expect((await world.as(world.ben).get(`/api/posts/${id}`)).body.link).toBe(null);
  });

  test('one that is what it looks like is taken, in any script', async () => {
    for (const externalWebUrl of ['https://bergführer.example', 'https://пример.рф', 'https://例え.jp/山']) {
      const made = await world.as(world.ben).post('/api/communities', { name: 'Links', externalWebUrl });
      expect([externalWebUrl, made.status]).toEqual([externalWebUrl, 200]);
    }
  });
});
