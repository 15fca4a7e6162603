import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { MAX_DRAFTS } from '#areas/huddle/rules/plan.ts';
import { formOf } from '#areas/huddle/server/testing/plans.ts';
import { MAX_ARTICLE_DRAFTS } from '#areas/inspiration/rules/publication.ts';
import { MAX_BEGUN } from '#areas/post/rules/limits.ts';
import { MAX_BEGUN_IN_ALL, MAX_BEGUN_LOG_INS } from '#platform/server/identity/log-ins-begun.ts';
import { authorizationRequest } from '#platform/server/identity/testing/log-in-journey.ts';
import { MAX_PIXELS, MAX_UNUSED } from '#platform/server/media/keep-picture.ts';
import { MAX_WAITING } from '#platform/server/media/render-picture.ts';
import { MAX_STREAMS } from '#platform/server/stream/hub.ts';
import { MAX_TOPICS } from '#platform/server/stream/subscribe.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('S9, S12: what the page about running it says of what one person may hold is so', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const table = page.split('## What one person may hold')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').flatMap((row) => /^\| ([^|]+?) \| (\d+) \|/.exec(row)?.slice(1) ?? []);
  expect(rows).toEqual([
    'live streams, a process',
    String(MAX_STREAMS),
    'topics of a stream',
    String(MAX_TOPICS),
    'drafts of huddles',
    String(MAX_DRAFTS),
    'drafts of inspirations',
    String(MAX_ARTICLE_DRAFTS),
    'posts begun and not published',
    String(MAX_BEGUN),
    'pictures that nothing shows',
    String(MAX_UNUSED),
    'pictures that wait for the renderer',
    String(MAX_WAITING),
    'megapixels rendered in ten minutes',
    String(MAX_PIXELS / 1_000_000),
    'log-ins begun and not finished, a network',
    String(MAX_BEGUN_LOG_INS),
    'log-ins begun and not finished, of all',
    String(MAX_BEGUN_IN_ALL),
  ]);
});

test('S13: of posts that are begun and never published the oldest gives way', async () => {
  const ben = world.as(world.ben);
  const ids: string[] = [];
  for (let begun = 0; begun <= MAX_BEGUN; begun += 1) ids.push((await ben.post('/api/posts/init')).body.id);
  const words = { content: 'Said', taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  const publish = async (id = '') => (await ben.post(`/api/posts/${id}`, words)).status;
  expect([await publish(ids[0]), await publish(ids[1]), await publish(ids.at(-1))]).toEqual([404, 200, 200]);
});

test('S12: who keeps a hundred drafts of huddles publishes or deletes one before the next', async () => {
  const asha = world.as(world.asha);
  const begin = () => asha.post('/api/huddles/drafts', { form: formOf() });
  let last = '';
  for (let draft = 0; draft < MAX_DRAFTS; draft += 1) last = (await begin()).body.id;
  const refused = await begin();
  expect([refused.status, refused.body.code]).toEqual([422, 'TOO_MANY_PLANS']);
  const copied = await asha.post(`/api/huddles/${last}/copies`, {});
  expect(copied.body.code).toBe('TOO_MANY_PLANS');
  await asha.delete(`/api/huddles/${last}/draft`);
  expect((await begin()).status).toBe(200);
});

describe('S13: of log-ins that are begun and not finished the oldest gives way', () => {
  const begin = async (remoteAddress: string) => {
    const { url } = authorizationRequest(world.platform.config.PUBLIC_ORIGIN);
    const { headers, cookies } = await world.app.inject({ url, remoteAddress });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { page: String(headers.location), cookie };
  };
  const open = async ({ page, cookie }: Awaited<ReturnType<typeof begin>>) =>
    (await world.app.inject({ url: `${page}/log-in`, headers: { cookie } })).statusCode;
  const held = async (network: string) => {
    const sql = `select count(*)::int as held from identity_payloads where model = 'Interaction' and network like $1`;
    return (await world.platform.database.pool.query(sql, [network])).rows[0]?.held;
  };

  test('S13: one network holds three hundred, and takes none of another', async () => {
    const elsewhere = await begin('192.0.2.7');
    const first = await begin('198.51.100.9');
    expect(await open(first)).toBe(200);
    for (let begun = 0; begun < MAX_BEGUN_LOG_INS; begun += 1) await begin('198.51.100.9');
    expect(await held('198.51.100.9')).toBe(MAX_BEGUN_LOG_INS);
    expect([await open(first), await open(elsewhere)]).toEqual([400, 200]);
  });

  test('S13: all networks together hold twenty thousand', async () => {
    await world.platform.database.pool.query(
      `insert into identity_payloads (model, id, payload, network, expires_at)
       select 'Interaction', 'flood' || n, '{}', '203.0.113.' || n % 100, now() + n * interval '1 millisecond'
       from generate_series(1, $1::int) n`,
      [MAX_BEGUN_IN_ALL],
    );
    const latest = await begin('192.0.2.8');
    expect([await held('%'), await open(latest)]).toEqual([MAX_BEGUN_IN_ALL, 200]);
  });
});
