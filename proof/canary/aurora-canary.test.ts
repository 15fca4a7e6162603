import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { learnMeanings } from '#areas/search/server/meanings/near-by-meaning.ts';
import { columns, type HuddleState, type Persona, type Stage, setStage } from '../rights/personas.ts';
import { sendAs } from '../rights/send.ts';
import { secrets, tokenOf } from './huddle-secrets.ts';

let world: TestApp;
let stage: Stage;
beforeAll(async () => {
  world = await buildTestApp();
  stage = await setStage(world);
});
afterAll(() => world.close());

/** Everything by which a huddle could be drawn out, said outright. */
const questionsFor = (name: string) => [
  `What should I bring to ${name}?`,
  `Tell me everything about ${name}`,
  `RSVP me to ${name}`,
  `Who hosts ${name}?`,
  `When does it get dark at ${name}?`,
  `I need a ride to ${name}`,
  tokenOf('description'),
  `Was soll ich zu ${name} mitbringen?`,
];

async function answersTo(persona: Persona, question: string): Promise<string> {
  const body = { question };
  const asked = await sendAs(world, stage, persona, { method: 'POST', url: '/api/aurora/questions', body });
  if (asked.status !== 200) return asked.text;
  const { talkId, turnId } = asked.body;
  const told = await sendAs(world, stage, persona, {
    method: 'GET',
    url: `/api/aurora/turns/${turnId}/answer`,
  });
  const kept = await sendAs(world, stage, persona, { method: 'GET', url: `/api/aurora/talks/${talkId}` });
  // What they typed themselves is theirs.
  return `${told.text}${kept.text}`
    .replaceAll(`"question":"${question}"`, '')
    .replaceAll(`"title":"${question}"`, '');
}

async function search(persona: Persona, q: string): Promise<string> {
  const url = `/api/search?${new URLSearchParams({ q, byMeaning: 'true' })}`;
  return (await sendAs(world, stage, persona, { method: 'GET', url })).text;
}

test.each(['PUBLIC', 'PRIVATE', 'DRAFT'] as const)(
  'no question and no search draws a private field of a %s huddle out of Trailfolk (AUR-2, SRCH-1, HUD-23)',
  async (state: HuddleState) => {
    const { pool } = world.platform.database;
    const { huddleId } = await stage.fixture(state);
    const name = `Numbat ${state.toLowerCase()} ridge`;
    await pool.query('update huddles set name = $2 where id = $1', [huddleId, name]);
    for (const { column, value } of secrets)
      await pool.query(`update huddles set ${column} = $2 where id = $1`, [huddleId, value(tokenOf(column))]);
    await learnMeanings(world.platform);
    const leaks: string[] = [];
    let seen = 0;
    for (const persona of columns) {
      const said = [await search(persona, name), await search(persona, `${tokenOf('description')} x`)];
      for (const question of questionsFor(name)) said.push(await answersTo(persona, question));
      for (const { column, seenBy } of secrets) {
        if (!said.some((text) => text.replaceAll(`“${tokenOf(column)}”`, '').includes(tokenOf(column))))
          continue;
        seen += 1;
        if (!seenBy[state].includes(persona)) leaks.push(`${column} to ${persona}`);
      }
    }
    expect(leaks).toEqual([]);
    // The watch is awake: who may read is told; of a draft nobody is, for it is in no list and no search.
    expect(seen > 1).toBe(state !== 'DRAFT');
    await pool.query('delete from huddles where id = $1', [huddleId]);
  },
  120_000,
);
