import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

const CLUBS = 60;

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  const { pool } = world.platform.database;
  await pool.query(
    `insert into communities (id, name, description, privacy, tags, member_count, created_by, created_at, archived_at, delete_after)
     select gen_random_uuid(), 'Club ' || n, case when n % 4 = 0 then 'Snow and ice' else '' end,
       (array['PUBLIC', 'PRIVATE', 'HIDDEN'])[1 + n % 3], array['Snow'], n % 7, $1, now(),
       case when n % 11 = 0 then now() end, case when n % 5 = 0 then now() + interval '9 days' end
     from generate_series(1, ${CLUBS}) n`,
    [world.asha.personId],
  );
  for (const [at, who] of [world.asha, world.ben].entries()) {
    await pool.query(
      `insert into memberships (community_id, person_id, state, role, since)
       select id, $1, (array['MEMBER', 'INVITED', 'REQUESTED'])[1 + (n + $2) % 3], 'MEMBER', now()
       from (select id, row_number() over (order by name) as n from communities) c where (n + $2) % 2 = 0`,
      [who.personId, at],
    );
  }
});
afterAll(() => world.close());

/** What somebody may find, in the words of the rule, in the order of the list. */
async function findable(who: CastMember | null, name: string): Promise<string[]> {
  const { rows } = await world.platform.database.pool.query(
    `select c.id from communities c left join memberships me on me.community_id = c.id and me.person_id = $1
     where c.archived_at is null and c.name like $2 and case when $1::uuid is null then c.privacy = 'PUBLIC' and c.delete_after is null
       else (c.privacy <> 'HIDDEN' and c.delete_after is null) or coalesce(me.state = 'MEMBER', false)
         or (coalesce(me.state in ('INVITED', 'REQUESTED'), false) and c.delete_after is null) end
     order by c.member_count desc, c.id desc`,
    [who?.personId ?? null, `%${name}%`],
  );
  return rows.map(({ id }) => id);
}

async function listed(who: CastMember | null, filter: string): Promise<string[]> {
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const path = `/api/${who ? '' : 'public/'}communities?limit=5${filter}${after}`;
    const { items, next } = (await world.as(who).get(path)).body;
    seen.push(...items.map(({ id }: { id: string }) => id));
    if (!next) return seen;
    after = `&after=${next}`;
  }
}

test.each(['', 'Club 1'])(
  'COM-3 the pages of communities named "%s" hold what each may find, each once',
  async (name) => {
    for (const who of [world.asha, world.ben, world.cleo, null]) {
      const all = await findable(who, name);
      expect(all.length).toBeGreaterThan(1);
      expect(await listed(who, name && `&text=${name}`)).toEqual(all);
    }
  },
);
