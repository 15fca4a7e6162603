import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { countStatements } from '#app/server/testing/count-statements.ts';
import { begin, follow } from './testing/say.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  await follow(world, world.cleo, world.asha);
});
afterAll(() => world.close());

const publish = (who: CastMember, id: string, content: string) =>
  world.as(who).post(`/api/posts/${id}`, {
    ...{ content, taggedUsers: {}, taggedLocations: {}, taggedHashes: [] },
  });
const contentOf = async (id: string) => (await world.as(world.asha).get(`/api/posts/${id}`)).body.content;
const taggedWith = async (tag: string): Promise<string[]> =>
  (await world.as(world.cleo).get(`/api/tags/${tag}/posts?most=50`)).body.items.map(
    ({ id }: { id: string }) => id,
  );

test('POST-1 posts sent at once are each published as they were written, in few statements', async () => {
  const { asha, ben, cleo } = world;
  const drafts: Array<readonly [CastMember, string, string]> = [];
  for (let at = 0; at < 18; at += 1) {
    const who = [asha, ben, cleo][at % 3] ?? asha;
    drafts.push([who, await begin(world, who), `Walk ${at} #${at % 2 ? 'odd' : 'even'}`]);
  }
  const answers: number[] = [];
  const statements = await countStatements(world, async () => {
    const sent = await Promise.all(drafts.map(([who, id, content]) => publish(who, id, content)));
    answers.push(...sent.map(({ status }) => status));
  });
  expect(answers).toEqual(drafts.map(() => 200));
  expect(statements).toBeLessThan(drafts.length);
  for (const [, id, content] of drafts) expect(await contentOf(id)).toBe(content);
  const odd = drafts.filter((_, at) => at % 2).map(([, id]) => id);
  expect((await taggedWith('odd')).sort()).toEqual([...odd].sort());
  await world.runJobs();
  const inbox = (await world.as(cleo).get('/api/timeline?most=50')).body.items as Array<{ id: string }>;
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
  expect(sent.map(({ status }) => status)).toEqual([404, 200, 409, 404]);
  expect(await contentOf(id)).toBe('Mine #first');
  expect(await taggedWith('first')).toEqual([id]);
  expect([...(await taggedWith('second')), ...(await taggedWith('stolen'))]).toEqual([]);
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
