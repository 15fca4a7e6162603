import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { newId } from '#platform/server/new-id.ts';
import { type Reportable, reportable } from '../../rules/reports.ts';
import { readFigures } from './reads.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const query = (text: string, values: unknown[]) => world.platform.database.pool.query(text, values);

interface Decided {
  readonly kind: Reportable;
  readonly at: string;
  readonly hours: number;
  readonly act?: 'HIDE' | 'NONE';
  readonly appeal?: 'APPEAL_GRANTED' | 'APPEAL_REFUSED' | 'OPEN';
}

/** A case as the log tells of it. */
async function decide({ kind, at, hours, act = 'HIDE', appeal }: Decided): Promise<void> {
  const [caseId, decisionId] = [newId<string>(), newId<string>()];
  const opened = new Date(new Date(at).getTime() - hours * HOUR_MS);
  await query(
    `insert into moderation_cases (id, object_type, object_id, object_name, state, opened_at, reports)
     values ($1, $2, $3, 'A thing', 'DECIDED', $4, 1)`,
    [caseId, kind, newId<string>(), opened],
  );
  const log = (what: string, when: string, detail: object = {}) =>
    query(
      `insert into moderation_log (id, at, act, case_id, decision_id, actor, detail) values ($1, $2, $3, $4, $5, 'ben', $6)`,
      [newId<string>(), when, what, caseId, decisionId, JSON.stringify(detail)],
    );
  await log('DECIDED', at, { acts: [act] });
  if (!appeal) return;
  await log('APPEALED', at);
  if (appeal !== 'OPEN') await log(appeal, at);
}

const page = async (language = 'en') =>
  (await world.app.inject({ url: '/moderation/figures', headers: { 'accept-language': language } })).body;
const words = async (language?: string) =>
  (await page(language)).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('C10: before a half-year is over there is no figure, and the page says so', async () => {
  world.setNow('2026-06-30T23:59:59Z');
  await decide({ kind: 'POST', at: '2026-06-30T23:00:00Z', hours: 1 });
  expect(await readFigures(world.platform.database.db, world.platform.now())).toEqual([]);
  expect(await words()).toContain('There are no figures yet');
  world.setNow('2026-07-01T00:00:00Z');
  expect(await words()).toContain('Posts not shown not shown');
});

test('C10: the figures equal the log, half-year by half-year', async () => {
  for (let count = 0; count < 6; count += 1)
    await decide({
      kind: 'POST',
      at: '2026-03-01T10:00:00Z',
      hours: count + 1,
      act: count < 5 ? 'HIDE' : 'NONE',
    });
  for (let count = 0; count < 10; count += 1) {
    const appeal = count < 5 ? 'APPEAL_GRANTED' : count < 9 ? 'APPEAL_REFUSED' : 'OPEN';
    await decide({ kind: 'HUDDLE', at: '2025-12-31T23:59:59Z', hours: 48, appeal });
  }
  world.setNow('2026-08-01T00:00:00Z');
  const read = await readFigures(world.platform.database.db, world.platform.now());
  expect(read).toEqual([
    {
      year: 2026,
      half: 1,
      kinds: [{ kind: 'POST', decided: 7, acted: 6 }],
      medianHours: 3,
      appeals: 0,
      upheld: 0,
    },
    {
      year: 2025,
      half: 2,
      kinds: [{ kind: 'HUDDLE', decided: 10, acted: 10 }],
      medianHours: 48,
      appeals: 10,
      upheld: 5,
    },
  ]);
  const { rows } = await query(`select count(*)::int as n from moderation_log where act = 'DECIDED'`, []);
  const all = read.flatMap(({ kinds }) => kinds).reduce((sum, { decided }) => sum + decided, 0);
  expect(all).toBe(rows[0].n);
  expect(await words()).toContain('Outings 10 10 Total 10');
  expect(await words()).toContain('Appeals: 10. Appeals after which the decision was undone: 5');
  expect(await words()).toContain('Posts 7 not shown Total 7');
});

test('C10: everybody reads it, in German as well, and every kind has a name', async () => {
  for (const kind of reportable) await decide({ kind, at: '2026-04-01T10:00:00Z', hours: 1 });
  const german = await words('de');
  for (const name of [
    'Touren',
    'Beiträge',
    'Personen',
    'Communitys',
    'Nachrichten',
    'Inspirationen',
    'Fahrgemeinschaften',
  ])
    expect(german).toContain(name);
  expect(await page('de')).toContain('<html lang="de">');
});
