import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { BIG_AUTHOR, INBOX_LENGTH } from '../../rules/limits.ts';
import { block, follow, say, unfollow } from '../testing/say.ts';
import { purgeTimelines } from './purge-timelines.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

interface Item {
  readonly id: string;
  readonly content: string;
}

const timeline = async (
  who: CastMember,
  query = '',
): Promise<{ items: Item[]; next: string; newest: string }> =>
  (await world.as(who).get(`/api/timeline${query}`)).body;
const words = async (who: CastMember) => (await timeline(who)).items.map(({ content }) => content);
const news = async (who: CastMember, since: string) =>
  (await world.as(who).get(`/api/timeline/news?since=${since}`)).body.count;

describe('the timeline', () => {
  test('POST-4 holds my posts at once and those of whom I follow, newest first, and counts what is new', async () => {
    const reader = await world.enter({ username: 'reader' });
    const mine = await say(world, reader, 'Mine');
    await follow(world, reader, world.asha);
    const { newest } = await timeline(reader);
    expect(await words(reader)).toEqual(['Mine']);
    await say(world, world.asha, 'Hers');
    await say(world, world.cleo, 'Of a stranger');
    await world.runJobs();
    expect(await words(reader)).toEqual(['Hers', 'Mine']);
    expect(await news(reader, newest)).toBe(1);
    await say(world, reader, 'Mine again');
    expect(await news(reader, newest)).toBe(1);
    expect((await timeline(reader)).items.at(-1)?.id).toBe(mine);
  });

  test('POST-4 following brings what was posted before, ending it takes all away at once', async () => {
    const reader = await world.enter({ username: 'reader2' });
    await say(world, world.ben, 'Before');
    await world.runJobs();
    const followed = await world.as(reader).put(`/api/people/${world.ben.personId}/follow`);
    expect(followed.status, followed.text).toBe(200);
    await world.runJobs();
    expect(await words(reader)).toContain('Before');
    await unfollow(world, reader, world.ben);
    expect(await words(reader)).toEqual([]);
  });

  test('PRIVACY 11 blocked, muted, deleted and suspended leave an inbox that is already filled', async () => {
    const [reader, author, other] = [
      await world.enter({ username: 'reader3' }),
      await world.enter({ username: 'author3' }),
      await world.enter({ username: 'other3' }),
    ];
    await follow(world, reader, author);
    await follow(world, reader, other);
    const gone = await say(world, author, 'Deleted');
    const kept = await say(world, author, 'Kept', { visibility: 'FOLLOWERS' });
    await follow(world, other, author);
    await world.as(other).put(`/api/posts/${kept}/repost`, { reposted: true });
    await world.runJobs();
    expect(await words(reader)).toEqual(['', 'Kept', 'Deleted']);
    await world.as(author).delete(`/api/posts/${gone}`);
    expect(await words(reader)).toEqual(['', 'Kept']);
    const { pool } = world.platform.database;
    const pair = [reader.personId, author.personId];
    await pool.query('insert into mutes (muter_id, muted_id, created_at) values ($1, $2, now())', pair);
    expect(await words(reader)).toEqual([]);
    expect((await world.as(reader).get(`/api/posts/${kept}`)).status).toBe(200);
    await pool.query('delete from mutes where muter_id = $1', [reader.personId]);
    await pool.query('update people set suspended_at = now() where id = $1', [author.personId]);
    expect(await words(reader)).toEqual([]);
    await pool.query('update people set suspended_at = null where id = $1', [author.personId]);
    expect(await words(reader)).toEqual(['', 'Kept']);
    await block(world, author, reader);
    expect(await words(reader)).toEqual([]);
  });

  test('POST-4, R12: pages go on without holes or doubles over 200 posts', async () => {
    const [reader, author] = [
      await world.enter({ username: 'reader4' }),
      await world.enter({ username: 'author4' }),
    ];
    await follow(world, reader, author);
    for (let count = 0; count < 200; count += 1) await say(world, author, `Post ${count}`);
    await world.runJobs();
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const page = await timeline(reader, `?limit=20${after && `&after=${after}`}`);
      seen.push(...page.items.map(({ content }) => content));
      if (!page.next) break;
      after = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 200 }, (_, at) => `Post ${199 - at}`));
    const byNumber = async (page: number) =>
      (await world.as(reader).get(`/api/posts/of/author4?page=${page}&size=50`)).body;
    expect((await byNumber(0)).content[0].content).toBe('Post 199');
    expect(await byNumber(3)).toMatchObject({ last: true });
    expect((await byNumber(4)).content).toEqual([]);
    await byNumber(0);
    await say(world, author, 'Posted meanwhile');
    expect((await byNumber(1)).content[0].content).toBe('Post 149');
  });

  test('POST-4 posts of big authors are merged in when they are read', async () => {
    const [reader, star] = [
      await world.enter({ username: 'reader5' }),
      await world.enter({ username: 'star5' }),
    ];
    await follow(world, reader, star);
    await say(world, star, 'Small still');
    await world.runJobs();
    await world.platform.database.pool.query(
      `with crowd as (insert into people (id, created_at) select gen_random_uuid(), now() from generate_series(1, $2) returning id)
       insert into follows (follower_id, followee_id, state) select id, $1, 'FOLLOWING' from crowd`,
      [star.personId, BIG_AUTHOR],
    );
    await say(world, star, 'Big now');
    await say(world, reader, 'Mine');
    await world.runJobs();
    const rows = await world.platform.database.pool.query(
      `select count(*)::int as n from timeline_entries e join posts p on p.id = e.post_id where p.content = 'Big now'`,
    );
    expect(rows.rows[0].n).toBe(1);
    expect(await words(reader)).toEqual(['Mine', 'Big now', 'Small still']);
    const first = await timeline(reader, '?limit=1');
    expect((await timeline(reader, `?limit=1&after=${first.next}`)).items[0]?.content).toBe('Big now');
    await unfollow(world, reader, star);
    expect(await words(reader)).toEqual(['Mine']);
  });

  test('POST-4 an inbox is trimmed to its newest entries', async () => {
    const reader = await world.enter({ username: 'reader6' });
    const { pool } = world.platform.database;
    await pool.query(
      `insert into timeline_entries (person_id, position, post_id)
       select $1, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, gen_random_uuid() from generate_series(1, $2) n`,
      [reader.personId, INBOX_LENGTH + 30],
    );
    await purgeTimelines(world.platform);
    const left = await pool.query(
      'select count(*)::int as n, min(position::text) as oldest from timeline_entries where person_id = $1',
      [reader.personId],
    );
    expect(left.rows[0]).toEqual({ n: INBOX_LENGTH, oldest: '00000000-0000-7000-8000-00000000001f' });
  });

  test('POST-4 a page of twenty posts costs one statement', async () => {
    const reader = await world.enter({ username: 'reader7' });
    await follow(world, reader, world.asha);
    for (let count = 0; count < 5; count += 1) {
      const id = await say(world, world.asha, `With #tag${count}`);
      await world.as(reader).put(`/api/posts/${id}/repost`, { reposted: true });
    }
    await world.runJobs();
    const { pool } = world.platform.database;
    await timeline(reader);
    const asked: string[] = [];
    const original = pool.query.bind(pool);
    const connect = pool.connect.bind(pool);
    pool.connect = (async () => {
      const client = await connect();
      const query = client.query.bind(client);
      client.query = ((...given: unknown[]) => {
        asked.push(String(typeof given[0] === 'string' ? given[0] : (given[0] as { text: string }).text));
        return (query as (...all: unknown[]) => unknown)(...given);
      }) as typeof client.query;
      const release = client.release.bind(client);
      client.release = (error?: Error | boolean) => {
        client.query = query as typeof client.query;
        client.release = release;
        release(error);
      };
      return client;
    }) as typeof pool.connect;
    expect((await timeline(reader)).items).toHaveLength(10);
    pool.connect = connect;
    pool.query = original;
    expect(asked.filter((text) => !/identities/.test(text))).toHaveLength(1);
  });
});
