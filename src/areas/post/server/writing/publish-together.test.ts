import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { begin, follow } from '../testing/say.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  await follow(world, world.cleo, world.asha);
});
afterAll(() => world.close());

/** As browsers send it: each command has a key of its own. */
const publish = (who: CastMember, id: string, content: string, key: string = randomUUID()) => {
  const form = { content, taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  return world.as(who).post(`/api/posts/${id}`, form, { 'idempotency-key': key });
};
const contentOf = async (id: string) => (await world.as(world.asha).get(`/api/posts/${id}`)).body.content;
const taggedWith = async (tag: string): Promise<string[]> =>
  (await world.as(world.cleo).get(`/api/tags/${tag}/posts?limit=50`)).body.items.map(
    ({ id }: { id: string }) => id,
  );

test('POST-1, R15: posts sent at once under keys are each published once, however often a command comes', async () => {
  const { asha, ben, cleo } = world;
  const drafts: Array<readonly [CastMember, string, string, string]> = [];
  for (let at = 0; at < 18; at += 1) {
    const who = [asha, ben, cleo][at % 3] ?? asha;
    drafts.push([who, await begin(world, who), `Walk ${at} #${at % 2 ? 'odd' : 'even'}`, randomUUID()]);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    const sent = await Promise.all(drafts.map((draft) => publish(...draft)));
    expect(sent.map(({ status }) => status)).toEqual(drafts.map(() => 200));
  }
  for (const [, id, content] of drafts) expect(await contentOf(id)).toBe(content);
  const odd = drafts.filter((_, at) => at % 2).map(([, id]) => id);
  expect((await taggedWith('odd')).sort()).toEqual([...odd].sort());
  await world.runJobs();
  const inbox = (await world.as(cleo).get('/api/timeline?limit=50')).body.items as Array<{ id: string }>;
  const seen = drafts.filter(([who]) => who !== ben).map(([, id]) => id);
  expect(inbox.map(({ id }) => id).sort()).toEqual(seen.sort());
});

test('POST-1 of a draft sent twice at once one is published, and nobody publishes the draft of another', async () => {
  const { asha, ben } = world;
  const id = await begin(world, asha);
  const sent = await Promise.all([
    publish(ben, id, 'Not mine #stolen'),
    publish(asha, id, 'Mine #first'),
    publish(asha, id, 'Mine again #second'),
    publish(ben, id, 'Not mine either #stolen'),
  ]);
  const statuses = sent.map(({ status }) => status);
  expect([statuses[0], statuses[3], ...statuses.slice(1, 3).sort()]).toEqual([404, 404, 200, 409]);
  const [won, lost] = statuses[1] === 200 ? ['first', 'second'] : ['second', 'first'];
  expect(await contentOf(id)).toContain(`#${won}`);
  expect(await taggedWith(won)).toEqual([id]);
  expect([...(await taggedWith(lost)), ...(await taggedWith('stolen'))]).toEqual([]);
  const { rows } = await world.platform.database.pool.query(
    'select count(*)::int as entries from timeline_entries where post_id = $1',
    [id],
  );
  expect(rows[0].entries).toBe(1);
});

test('POST-1 half a sign in the words of one is no trouble for those who post beside', async () => {
  const { asha, ben } = world;
  const [mine, theirs] = [await begin(world, asha), await begin(world, ben)];
  const sent = await Promise.all([publish(asha, mine, 'Cut \ud83d short'), publish(ben, theirs, 'Whole 🥾')]);
  expect(sent.map(({ status }) => status)).toEqual([400, 200]);
  expect(await contentOf(theirs)).toBe('Whole 🥾');
});
