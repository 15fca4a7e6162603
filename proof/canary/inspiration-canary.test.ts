import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { columns, type Fixture, type Stage, setStage } from '../rights/personas.ts';
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
const words = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

/** A working copy, its history and the proof of a badge, every text a token; of a story or of a mere draft. */
async function plant(state: 'STORY' | 'SKETCH'): Promise<Fixture> {
  const on = await stage.fixture(state);
  const { pool } = world.platform.database;
  await pool.query(
    `update inspirations set title = 'canarydraft', summary = 'canarydraft', document = $2, edition = 2 where id = $1`,
    [on.inspirationId, words('canarydraft')],
  );
  await pool.query(
    `update inspiration_revisions set title = 'canarybefore', document = $2 where inspiration_id = $1`,
    [on.inspirationId, words('canarybefore')],
  );
  await pool.query(
    `insert into badge_requests (id, person_id, profession, proof, created_at)
     values (gen_random_uuid(), $1, 'DOCTOR', 'canaryproof', now()) on conflict do nothing`,
    [stage.people.H.personId],
  );
  return on;
}

test.each(['STORY', 'SKETCH'] as const)(
  'PRIVACY what is written and not published, of a %s, is sent to its author alone through any door, and a proof to moderators alone (INS-2)',
  async (state) => {
    const on = await plant(state);
    const found: Record<string, string[]> = {};
    for (const persona of columns) {
      const texts: string[] = [];
      for (const name of reading) {
        const request = requests[name]?.(on, persona, stage.people.H.personId);
        if (request) texts.push((await sendAs(world, stage, persona, request)).text);
      }
      for (const path of ['/sitemap.xml', '/sitemap-inspirations.xml'])
        texts.push((await world.as(null).get(path)).text);
      const heard = ['canarydraft', 'canarybefore', 'canaryproof'].filter((token) =>
        texts.some((text) => text.includes(token)),
      );
      if (heard.length > 0) found[persona] = heard;
      if (state === 'SKETCH' && persona !== 'H')
        expect(texts.filter((text) => text.includes(on.inspirationPicture))).toEqual([]);
    }
    // Moderators decide about badges by their proofs.
    expect(found).toEqual({ H: ['canarydraft', 'canarybefore'], MO: ['canaryproof'] });
  },
  120_000,
);
