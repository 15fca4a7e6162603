import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { planOf } from '../testing/plans.ts';
import { remindByMail } from './tell.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const inDays = (days: number) => new Date(world.platform.now().getTime() + days * DAY_MS).toISOString();

const tokenIn = (text = '') => /join\/answer\/([\w-]+)/.exec(text)?.[1] ?? '';

/** Asks for the link of a mail, and presses it where they are meant to go. */
async function answer(id: string, email: string, press = true): Promise<void> {
  const asked = { name: 'Mila', email, people: 1 };
  await world.as(null).post(`/api/public/huddles/${id}/mail-answers`, asked);
  const token = tokenIn((await mailsTo(world.platform, email)).at(-1)?.text);
  if (press) await world.as(null).put(`/api/public/mail-answers/${token}`, { people: 1 });
}

async function remindersOf(email: string): Promise<string[]> {
  await remindByMail(world.platform);
  const mails = await mailsTo(world.platform, email);
  return mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Soon'));
}

test('HUD-24 who comes by mail is reminded once, a day before; again where the start is another one', async () => {
  const plan = planOf(world.platform.now(), {
    name: 'Ridge walk',
    mailAnswers: true,
    capacity: 1,
    startDateTime: inDays(3),
    endDateTime: inDays(3.2),
  });
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  for (const email of ['mila@mail.example', 'waits@mail.example']) await answer(id, email);
  await answer(id, 'asked@mail.example', false);
  expect(await remindersOf('mila@mail.example')).toEqual([]);
  world.forward(2 * DAY_MS - 1);
  expect(await remindersOf('mila@mail.example')).toEqual([]);
  world.forward(1);
  expect(await remindersOf('mila@mail.example')).toEqual(['Soon: Ridge walk']);
  expect(await remindersOf('mila@mail.example')).toEqual(['Soon: Ridge walk']);
  expect(await remindersOf('waits@mail.example')).toEqual([]);
  expect(await remindersOf('asked@mail.example')).toEqual([]);
  const moved = { ...plan, startDateTime: inDays(2), endDateTime: inDays(2.2) };
  const { edition } = (await world.as(world.asha).get(`/api/huddles/${id}/plan`)).body;
  await world.as(world.asha).put(`/api/huddles/${id}/plan`, { plan: moved, edition });
  world.forward(DAY_MS);
  expect(await remindersOf('mila@mail.example')).toHaveLength(2);
});

test('HUD-24 who answers on the last day needs no reminder, nor does anybody of what is cancelled', async () => {
  const times = { startDateTime: inDays(0.5), endDateTime: inDays(0.7) };
  const plan = planOf(world.platform.now(), { mailAnswers: true, ...times });
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  await answer(id, 'late@mail.example');
  world.forward(HOUR_MS);
  expect(await remindersOf('late@mail.example')).toEqual([]);
  const later = planOf(world.platform.now(), {
    mailAnswers: true,
    startDateTime: inDays(2),
    endDateTime: inDays(2.2),
  });
  const made = (await world.as(world.asha).post('/api/huddles', later)).body;
  await answer(made.id, 'off@mail.example');
  await world.as(world.asha).post(`/api/huddles/${made.id}/cancellation`, {});
  world.forward(1.5 * DAY_MS);
  expect(await remindersOf('off@mail.example')).toEqual([]);
});
