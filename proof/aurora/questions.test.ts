import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { buildDemoApp, type DemoApp } from './demo-app.ts';
import { questionSet, secrets } from './questions.ts';

let demo: DemoApp;
beforeAll(async () => {
  demo = await buildDemoApp();
});
afterAll(() => demo.world.close());

const SHOWN = 3;

test('AUR-2 AUR-3 of 120 ordinary questions four in five show what is meant among the first three cards, every link resolves, and nothing is shown that the asker may not see', async () => {
  const missed: string[] = [];
  const forbidden: string[] = [];
  const dead: string[] = [];
  for (const { asker, text, expected } of questionSet) {
    const answer = await ask(demo.world, demo[asker], text);
    const names = answer.cards
      .slice(0, SHOWN)
      .map(({ title, path, kind }) => (kind === 'PERSON' ? path.slice(1) : title));
    if (!expected.some((name) => names.includes(name))) missed.push(`${text} -> ${names.join(' | ')}`);
    const said = JSON.stringify(answer);
    for (const secret of secrets[asker]) if (said.includes(secret)) forbidden.push(`${text}: ${secret}`);
    for (const card of answer.cards) {
      if (!(await resolves(asker, card))) dead.push(`${text}: ${card.path}`);
    }
  }
  expect({ forbidden, dead }).toEqual({ forbidden: [], dead: [] });
  expect(questionSet.length).toBeGreaterThanOrEqual(120);
  expect(questionSet.filter(({ unlike }) => unlike).length).toBeGreaterThanOrEqual(questionSet.length * 0.4);
  expect(1 - missed.length / questionSet.length, missed.join('\n')).toBeGreaterThanOrEqual(0.8);
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
