import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { columns, type Fixture, type Persona, type Stage, setStage } from '../rights/personas.ts';
import { requests } from '../rights/requests.ts';
import { sendAs } from '../rights/send.ts';

let world: TestApp;
let stage: Stage;
beforeAll(async () => {
  world = await buildTestApp();
  stage = await setStage(world);
});
afterAll(() => world.close());

const reading = Object.keys(requests).filter((name) => /^(read|list|resolve|search|get|count)/.test(name));
const tokens = ['canarywords', 'canaryalt', 'canarycard', 'canarycomment', 'canarybefore'];

/** A post for followers whose every text is a token, passed on by somebody whom everybody may read. */
async function plant(): Promise<Fixture> {
  const on = await stage.fixture('FOLLOWED');
  const { pool } = world.platform.database;
  await pool.query(`update posts set content = 'canarywords #snow', edited_at = now() where id = $1`, [
    on.postId,
  ]);
  await pool.query(`update post_pictures set alt = 'canaryalt' where post_id = $1`, [on.postId]);
  await pool.query(`update comments set body = 'canarycomment' where post_id = $1`, [on.postId]);
  await pool.query(
    `with tagged as (insert into post_tags (tag, position, post_id) select 'snow', position, id from posts where id = $1),
       placed as (insert into post_places (place_id, position, post_id) select 2657896, position, id from posts where id = $1),
       before as (insert into post_revisions (post_id, number, content, parameters, written_at) values ($1, 0, 'canarybefore', '[]', now())),
       everywhere as (insert into timeline_entries (person_id, position, post_id)
         select p.id, o.position, o.id from people p cross join posts o where o.id = $1 on conflict do nothing)
     insert into post_links (post_id, url, state, title) values ($1, 'https://example.org', 'READY', 'canarycard')`,
    [on.postId],
  );
  const passedOn = await world.as(stage.people.P).put(`/api/posts/${on.postId}/repost`, { reposted: true });
  expect(passedOn.status).toBe(200);
  await world
    .as(stage.people.P)
    .post(`/api/posts/${on.postId}/shares`, { userIds: [stage.people.H.personId] });
  await world.runJobs();
  return on;
}

test('PRIVACY a post for followers is sent to no one else, through any door: lists, reposts, pictures, notifications (G2)', async () => {
  const on = await plant();
  const found: Record<string, string[]> = {};
  for (const persona of columns) {
    const texts: string[] = [];
    for (const name of reading) {
      const make = requests[name];
      if (!make) continue;
      const { bytes } = await sendAs(world, stage, persona, make(on, persona, stage.people.H.personId));
      texts.push(bytes.toString('latin1'));
    }
    const heard = tokens.filter((token) => texts.some((text) => text.includes(token)));
    if (heard.length > 0) found[persona] = heard;
  }
  const everything: Persona[] = ['P', 'H'];
  expect(Object.keys(found).sort()).toEqual(everything.sort());
  // S18: what stood there before an edit is for its author.
  expect(found.P).toEqual(tokens.filter((token) => token !== 'canarybefore'));
}, 120_000);
