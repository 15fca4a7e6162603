import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let open: string;
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  open = await stage.huddle([], { name: 'Paddle on Lake Quokka' });
  const closed = await stage.huddle([], { name: 'Numbat birthday', privacy: 'PRIVATE' });
  await stage.huddle([world.ben], { name: 'Bandicoot ridge' });
  for (const id of [open, closed]) {
    await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
  }
});
afterAll(() => world.close());

const talk = (...questions: readonly string[]) => talkIn(world, world.ben, ...questions);

test('AUR-6 an outing that was called off is told of by its name, also to somebody who is no part of it', async () => {
  const { text, cards, acts } = await talk('is the Quokka paddle still on');
  expect(text).toMatch(/^\*\*Paddle on Lake Quokka\*\* is cancelled\. It was to start .+ “Storm”/);
  expect(cards.map(({ id }) => id)).toEqual([open]);
  expect(acts).toEqual([]);
});

test('AUR-6 whatever is asked of it begins with that, and what follows is asked of the same', async () => {
  expect((await talk('who hosts the Quokka paddle')).text).toMatch(
    /^\*\*Paddle on Lake Quokka\*\* was called off\.\n\n.+hosted by/s,
  );
  const { text, cards } = await talk('is the Quokka paddle still on', 'and who hosts it?');
  expect(text).toMatch(/hosted by/);
  expect(cards[0]?.id).toBe(open);
});

test('AUR-2 no yes is prepared to what was called off', async () => {
  const { text, acts } = await talk('sign me up for the Quokka paddle');
  expect([text, acts]).toEqual(['**Paddle on Lake Quokka** was called off.', []]);
});

test('PRIVACY what was called off and was private is not told to others', async () => {
  const { text, cards } = await talk('is the Numbat birthday still on');
  expect(text).not.toContain('Numbat');
  expect(cards.map(({ title }) => title)).not.toContain('Numbat birthday');
});
