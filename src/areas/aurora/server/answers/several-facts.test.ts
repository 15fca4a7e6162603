import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let numbat: string;
let dunnart: string;
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  numbat = await stage.huddle([], {
    name: 'Numbat ladders',
    activity: 'CLIMBING',
    difficulty: 'HARD',
    capacity: 6,
    approvalRequired: true,
    description: 'Two ladders on the way. Six minutes a kilometre on the way back.',
  });
  dunnart = await stage.huddle([], { name: 'Dunnart shore', activity: 'PADDLING', capacity: 4 });
});
afterAll(() => world.close());

const talk = (...questions: readonly string[]) => talkIn(world, world.ben, ...questions);
const idsOf = ({ cards }: { cards: readonly { id: string }[] }) => cards.map(({ id }) => id);

test('AUR-6 each thing that is asked of one outing is answered, with its card once', async () => {
  const told = await talk('Numbat ladders - is there still a spot left, and how hard is it?');
  expect(told.text).toMatch(/has 6 of 6 places left\.\n\nThe host calls \*\*Numbat ladders\*\* hard\./);
  expect(idsOf(told)).toEqual([numbat]);
});

test('AUR-6 one clause names the outing, and another tells why it is asked', async () => {
  const told = await talk(
    'i get dizzy quickly, my sister too. numbat ladders, would that be too hard for us?',
  );
  expect(told.text).toContain('calls **Numbat ladders** hard');
  expect(told.text).toContain('“Two ladders on the way.”');
});

test('AUR-6 what the host writes is quoted by other words for the same matter', async () => {
  expect((await talk('Numbat ladders: what is the pace?')).text).toContain('Six minutes a kilometre');
});

test('AUR-6 the only outing that fits what is said of it is meant', async () => {
  const told = await talk('the paddling at Dunnart shore, when does it start and is there room?');
  expect(idsOf(told)).toEqual([dunnart]);
  expect(told.text).toContain('has 4 of 4 places left');
});

test('AUR-6 who looks for outings is shown some, though one is named', async () => {
  const told = await talk('any climbing like Numbat ladders coming up?');
  expect(told.kind).toBe('find-huddles');
});

test('AUR-5 how one gets in is told as the hosts have set it', async () => {
  expect(
    (await talk('can i just turn up at Numbat ladders or does somebody have to approve me')).text,
  ).toContain('At **Numbat ladders** the hosts approve each person');
  expect((await talk('do i get in right away at Dunnart shore')).text).toContain(
    'At **Dunnart shore** nobody has to approve you',
  );
});

test('AUR-6 what was asked of an outing goes on without a name', async () => {
  const told = await talk('how hard is Numbat ladders', 'any scary bits? heights make me wobbly');
  expect(told.text).toContain('“Two ladders on the way.”');
});
