import { afterAll, beforeAll, expect, test } from 'vitest';
import { block, follow, say } from '#areas/post/server/testing/say.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';
import { countStatements } from './testing/count-statements.ts';

/** Who asks for what. */
type Question = readonly [CastMember | null, string];

let world: TestApp;
const crowd: CastMember[] = [];
beforeAll(async () => {
  world = await buildTestApp();
  for (let at = 0; at < 12; at += 1) crowd.push(await world.enter({ username: `member.${at}` }));
});
afterAll(() => world.close());

const everybody = () => [world.asha, world.ben, world.cleo, ...crowd];

async function answerTo([who, path]: Question): Promise<string> {
  const { status, text } = await world.as(who).get(path);
  return `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;
}

/**
 * What everybody is answered when they ask at once: the same as one after the other, in far fewer statements. The
 * two answers of a refusal are alike but for their numbers.
 */
async function askedAtOnce(questions: readonly Question[]): Promise<string[]> {
  const inTurn: string[] = [];
  const alone = await countStatements(world, async () => {
    for (const each of questions) inTurn.push(await answerTo(each));
  });
  const answers: string[] = [];
  const shared = await countStatements(world, async () => {
    answers.push(...(await Promise.all(questions.map(answerTo))));
  });
  expect(answers).toEqual(inTurn);
  expect(alone - shared).toBeGreaterThanOrEqual(questions.length - 4);
  return answers;
}

const found = (answers: readonly string[]) => answers.filter((answer) => answer.startsWith('200')).length;

test('PER-1 PER-9 profiles that many read at once are each as their reader finds them', async () => {
  const { asha, ben, cleo } = world;
  await follow(world, ben, asha);
  await block(world, asha, cleo);
  const answers = await askedAtOnce(everybody().map((who) => [who, '/api/profiles/asha']));
  expect(found(answers)).toBe(everybody().length - 1);
  expect(answers.map((answer) => answer.includes('"following":true'))).toEqual(
    everybody().map((who) => who === ben),
  );
  expect(answers[0]).toContain('"self":true');
});

test('HUD-6 PER-9 of the huddles that many ask for at once each finds those they may see', async () => {
  const { asha, ben, cleo } = world;
  const start = world.platform.now().getTime() + 86_400_000;
  const plan = {
    name: 'Ridge walk',
    activity: 'HIKING',
    timeZone: 'Europe/Zurich',
    privacy: 'PRIVATE',
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 3_600_000).toISOString(),
  };
  const hidden = (await world.as(asha).post('/api/huddles', { ...plan, invitedIds: [ben.personId] })).body.id;
  const open = (await world.as(asha).post('/api/huddles', { ...plan, privacy: 'PUBLIC' })).body.id;
  const answers = await askedAtOnce(
    everybody().flatMap((who, at) => [
      [who, `/api/huddles/${at % 3 === 2 ? open : hidden}`],
      [null, `/api/public/huddles/${at % 2 ? open : hidden}`],
    ]),
  );
  const members = answers.filter((_, at) => at % 2 === 0);
  expect(members.map((answer) => answer.slice(0, 3))).toEqual(
    everybody().map((who, at) =>
      who !== cleo && (at % 3 === 2 || who === asha || who === ben) ? '200' : '404',
    ),
  );
  expect(answers.filter((_, at) => at % 2 === 1).map((answer) => answer.slice(0, 3))).toEqual(
    everybody().map((_, at) => (at % 2 ? '200' : '404')),
  );
});

test('COM-2 a community that many open at once is to each what they are to it', async () => {
  const { asha, ben } = world;
  const { id } = (await world.as(asha).post('/api/communities', { name: 'Ridge club', privacy: 'PRIVATE' }))
    .body;
  await world.as(ben).post(`/api/communities/${id}/membership`);
  const answers = await askedAtOnce(everybody().map((who) => [who, `/api/communities/${id}`]));
  expect(answers.map((answer) => JSON.parse(answer.slice(4)).sight)).toEqual(
    everybody().map((who) => (who === asha ? 'LEAD' : 'FRONT')),
  );
});

test('POST-4 timelines that many open at once hold what each of them may read', async () => {
  const { asha, ben } = world;
  for (const member of crowd.slice(0, 6)) await follow(world, member, asha);
  await say(world, asha, 'Sunrise on the ridge');
  await world.runJobs();
  const answers = await askedAtOnce(everybody().map((who) => [who, '/api/timeline?limit=20']));
  expect(answers.map((answer) => answer.includes('Sunrise on the ridge'))).toEqual(
    everybody().map(
      (who) => who === asha || who === ben || (crowd.indexOf(who) >= 0 && crowd.indexOf(who) < 6),
    ),
  );
});

test('HUD-5 lists that many look through at once hold what each may read', async () => {
  const { asha, ben, cleo } = world;
  const start = world.platform.now().getTime() + 86_400_000;
  const plan = {
    name: 'Lake round',
    activity: 'WALKING',
    timeZone: 'Europe/Zurich',
    privacy: 'PRIVATE',
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 3_600_000).toISOString(),
    invitedIds: [ben.personId],
  };
  await world.as(asha).post('/api/huddles', plan);
  await world.as(asha).post('/api/huddles', { ...plan, name: 'Open round', privacy: 'PUBLIC' });
  const answers = await askedAtOnce(
    everybody().map((who, at) => [who, `/api/huddles/discover?activity=${at % 5 ? 'WALKING' : 'FISHING'}`]),
  );
  expect(
    answers.map((answer) => ['Lake round', 'Open round'].filter((name) => answer.includes(name)).length),
  ).toEqual(everybody().map((who, at) => (at % 5 === 0 || who === cleo ? 0 : who === ben ? 2 : 1)));
});
