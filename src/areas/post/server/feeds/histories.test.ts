import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { type PostedPost, timelineOf } from '../../rules/timeline.ts';
import { say } from '../testing/say.ts';

const RUNS = Number(process.env.HISTORIES ?? (process.env.TEST_SIZE === 'full' ? 500 : 10));
/** Of few histories all may be short: they are always the same. */
const SEED = 20_261_129;
const PEOPLE = 4;

let world: TestApp;
let people: CastMember[] = [];
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const who = fc.nat({ max: PEOPLE - 1 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      a: who,
      closed: fc.boolean(),
      b: who,
      at: fc.nat(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('follow' as const, 'follow', 'unfollow', 'block', 'unblock', 'mute', 'unmute'),
      a: who,
      b: who,
      at: fc.nat(),
      closed: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('repost' as const, 'repost', 'delete', 'settle'),
      a: who,
      b: who,
      at: fc.nat(),
      closed: fc.boolean(),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What is known to have happened, kept beside the server. */
class Model {
  readonly posts: (PostedPost<number> & { deleted: boolean })[] = [];
  readonly edges = new Set<string>();
  has = (kind: string, a: number, b: number) => this.edges.has(`${kind} ${a} ${b}`);
  follows = (a: number, b: number) => this.has('follow', a, b);
  blocked = (a: number, b: number) => this.has('block', a, b) || this.has('block', b, a);
  mutes = (a: number, b: number) => this.has('mute', a, b);

  async relate(kind: string, a: number, b: number): Promise<void> {
    const [me, other] = [people[a], people[b]];
    if (!me || !other || a === b) return;
    const ends = kind.startsWith('un');
    const what = kind.replace(/^un/, '');
    const path =
      what === 'follow' ? `/api/people/${other.personId}/follow` : `/api/me/${what}s/${other.personId}`;
    const { status } = await (ends ? world.as(me).delete(path) : world.as(me).put(path));
    if (status !== 200) return;
    if (ends) this.edges.delete(`${what} ${a} ${b}`);
    else this.edges.add(`${what} ${a} ${b}`);
    if (kind !== 'block') return;
    for (const gone of [`follow ${a} ${b}`, `follow ${b} ${a}`]) this.edges.delete(gone);
  }

  async run({ do: what, a, b, at, closed }: Step): Promise<void> {
    const me = people[a];
    if (!me) return;
    const post = this.posts[at % Math.max(1, this.posts.length)];
    if (what === 'settle') return world.runJobs();
    if (what === 'post') {
      const visibility = closed ? 'FOLLOWERS' : 'PUBLIC';
      const id = await say(world, me, 'x', { visibility });
      this.posts.push({ id, author: a, visibility, deleted: false });
    } else if (what === 'repost') {
      if (post && post.passesOn === undefined) await this.repost(a, me, post);
    } else if (what === 'delete') {
      if (!post) return;
      const { status } = await world.as(people[post.author] ?? me).delete(`/api/posts/${post.id}`);
      if (status === 200) post.deleted = true;
    } else await this.relate(what, a, b);
  }

  private async repost(a: number, me: CastMember, post: PostedPost<number>): Promise<void> {
    const before = await this.countOf(me);
    const { status } = await world.as(me).put(`/api/posts/${post.id}/repost`, { reposted: true });
    if (status !== 200 || (await this.countOf(me)) === before) return;
    const newest = (await world.as(me).get(`/api/posts/of/${me.username}?size=1`)).body.content[0];
    this.posts.push({
      id: newest.id,
      author: a,
      visibility: post.visibility,
      deleted: false,
      passesOn: post.id,
    });
  }

  private async countOf(me: CastMember): Promise<number> {
    const found = await world.platform.database.pool.query(
      `select count(*)::int as n from posts where author_id = $1 and state = 'PUBLISHED'`,
      [me.personId],
    );
    return found.rows[0].n;
  }
}

let round = 0;

test('POST-4 after any history of following, blocking, muting, posting, deleting and reposting a timeline is what the rule says', async () => {
  let longest = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
      round += 1;
      people = [];
      for (let at = 0; at < PEOPLE; at += 1) people.push(await world.enter({ username: `r${round}.p${at}` }));
      const model = new Model();
      for (const each of steps) await model.run(each);
      await world.runJobs();
      for (const [at, reader] of people.entries()) {
        const { items } = (await world.as(reader).get('/api/timeline?limit=50')).body;
        const found = items.map(({ id }: { id: string }) => id);
        expect(found).toEqual(timelineOf(model, at));
        longest = Math.max(longest, found.length);
      }
    }),
    { numRuns: RUNS, ...(RUNS < 100 && { seed: SEED }) },
  );
  expect(longest, 'the histories were worth something').toBeGreaterThan(3);
}, 600_000);
