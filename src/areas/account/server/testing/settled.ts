import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { newcomer } from './newcomer.ts';

/** Somebody who has signed up, proved the address and is in, with this username. */
export async function settled(world: TestApp, username: string) {
  const email = `${username}@example.org`;
  const { browser, tokens, caller, personId } = await newcomer(world, email);
  const { pool } = world.platform.database;
  await pool.query(
    `update people set username = $2, display_name = 'Somebody', onboarded_at = now() where id = $1`,
    [personId, username],
  );
  const { rows } = await pool.query('select subject from identities where person_id = $1', [personId]);
  const accountId = String(rows[0].subject);
  return { browser, tokens, caller, personId, email, accountId, origin: browser.origin };
}
