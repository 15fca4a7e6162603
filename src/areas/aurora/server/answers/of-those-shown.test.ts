import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import type { TurnView } from '../../contract/views.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  ids.easy = await stage.huddle([], {
    name: 'Quokka lanes',
    difficulty: 'EASY',
    guestAllowed: true,
    guestLimit: 2,
    guestAllowedAges: ['ADULT'],
  });
  ids.hard = await stage.huddle([], { name: 'Numbat ridge', difficulty: 'HARD' });
  ids.moderate = await stage.huddle([], {
    name: 'Dunnart path',
    difficulty: 'MODERATE',
    guestAllowed: false,
  });
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);
const idsOf = ({ cards }: TurnView) => cards.map(({ id }) => id);
const all = 'which hikes are coming up';

test('AUR-6 of what was shown, what meets a condition is told, else what comes nearest to it', async () => {
  const { ben } = world;
  expect(idsOf(await talk(ben, all)).sort()).toEqual(Object.values(ids).sort());
  const easy = await talk(ben, all, 'and which of those are easy?');
  expect(easy.text).toBe('One of those fits: **Quokka lanes**.');
  expect(idsOf(easy)).toEqual([ids.easy]);
  const none = await talk(ben, all, 'und welche davon ist sehr schwer?');
  expect(none.text).toBe('Keine davon passt. Davon ist **Numbat ridge** am schwersten: schwer.');
  expect(idsOf(none)).toEqual([ids.hard]);
});

test('AUR-2 who has said yes and wants to bring guests is told how many, and where', async () => {
  const { ben } = world;
  for (const id of [ids.easy, ids.moderate])
    await world.as(ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  expect((await talk(ben, 'put me down with one guest for Quokka lanes')).text).toBe(
    'You have already said yes to **Quokka lanes**. You may bring 2 guests at most: choose how many on its page.',
  );
  expect((await talk(ben, 'put me down with one guest for Dunnart path')).text).toBe(
    'You have already said yes to **Dunnart path**. Guests are not let in there.',
  );
  expect((await talk(ben, 'put me down for Quokka lanes')).text).toBe(
    'You have already said yes to **Quokka lanes**.',
  );
  expect((await talk(ben, 'what did I say yes to')).text).toBe('You have said yes to 2 coming outings.');
  await world.as(ben).put(`/api/huddles/${ids.hard}/rsvp`, { rsvpType: 'MAYBE' });
  const sure = await talk(ben, 'bei welchen touren hab ich einen sicheren platz');
  expect(idsOf(sure).sort()).toEqual([ids.easy, ids.moderate].sort());
});

test('AUR-7 of an outing that nobody writes of, nothing that only sounds like it is shown', async () => {
  const { ben } = world;
  const told = await talk(ben, 'has anybody posted something about Numbat ridge');
  expect(told.text).toBe('I found no post and no article about **Numbat ridge** that you can read.');
  expect(idsOf(told)).toEqual([ids.hard]);
});
