import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { buildDemoApp, type DemoApp } from './demo-app.ts';
import { type Question, questionSet, secrets } from './questions.ts';
import { unlikeTheData } from './unlike.ts';

let demo: DemoApp;
beforeAll(async () => {
  demo = await buildDemoApp();
});
afterAll(() => demo.world.close());

const SHOWN = 3;

test('AUR-2 AUR-3 of more than 200 ordinary questions, in English and German, four in five show what is meant among the first three cards, every link resolves, and nothing is shown that the asker may not see', async () => {
  const missed = new Set<Question>();
  const shown: string[] = [];
  const forbidden: string[] = [];
  const dead: string[] = [];
  const { pool } = demo.world.platform.database;
  for (const question of questionSet) {
    // More questions than one may ask in a minute and in a day.
    await pool.query('delete from aurora_days');
    await pool.query('delete from aurora_turns');
    const { asker, text, expected } = question;
    const answer = await ask(demo.world, demo[asker], text);
    const names = answer.cards
      .slice(0, SHOWN)
      .map(({ title, path, kind }) => (kind === 'PERSON' ? path.slice(1) : title));
    if (!expected.some((name) => names.includes(name))) {
      missed.add(question);
      shown.push(`${text} -> ${names.join(' | ')}`);
    }
    const said = JSON.stringify(answer);
    for (const secret of secrets[asker]) if (said.includes(secret)) forbidden.push(`${text}: ${secret}`);
    for (const card of answer.cards) {
      if (!(await resolves(asker, card))) dead.push(`${text}: ${card.path}`);
    }
  }
  expect({ forbidden, dead }).toEqual({ forbidden: [], dead: [] });

  const isUnlike = await unlikeTheData(pool);
  const unlike = questionSet.filter(isUnlike);
  const found = (of: readonly Question[]) => 1 - of.filter((one) => missed.has(one)).length / of.length;
  const share = (of: readonly Question[]) => `${(100 * found(of)).toFixed(1)} % of ${of.length}`;
  process.stdout.write(
    `shown among the first ${SHOWN}: ${share(questionSet)}; phrased unlike the data: ${share(unlike)}\n`,
  );
  expect(questionSet.length).toBeGreaterThanOrEqual(200);
  expect(unlike.length / questionSet.length).toBeGreaterThanOrEqual(0.5);
  expect(found(questionSet), shown.join('\n')).toBeGreaterThanOrEqual(0.8);
  expect(found(unlike), shown.join('\n')).toBeGreaterThanOrEqual(0.8);
}, 120_000);

/** What the page behind a link reads first answers the asker. */
async function resolves(asker: 'asha' | 'cleo', card: { kind: string; id: string; path: string }) {
  const reads: Record<string, string> = {
    HUDDLE: `/api/huddles/${card.id}`,
    COMMUNITY: `/api/communities/${card.id}`,
    POST: `/api/posts/${card.id}`,
    INSPIRATION: `/api/inspirations/${card.id}`,
    CARPOOL: `/api/carpools/${card.id}`,
    PERSON: `/api/profiles${card.path}`,
    PLACE: `/api/places/${card.id}/posts`,
  };
  const url = reads[card.kind];
  return url !== undefined && (await demo.world.as(demo[asker]).get(url)).status === 200;
}
