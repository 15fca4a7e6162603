import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let shown: string;
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  shown = await stage.huddle([world.ben], { name: 'Wombat meadows', showAttending: true });
  await stage.huddle([world.ben], { name: 'Bilby burrow', showAttending: false });
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);
const answer = (who: CastMember, rsvpType: string) =>
  world.as(who).put(`/api/huddles/${shown}/rsvp`, { rsvpType });

test('AUR-6 whether somebody who is named comes is told by their own answer, and asked on of the next', async () => {
  const { asha, ben, cleo } = world;
  const told = await talk(asha, 'is Ben coming to Wombat meadows, too');
  expect(told.text).toBe('Ben Okafor is coming to **Wombat meadows**.');
  expect(told.cards.map(({ id }) => id)).toEqual([shown, ben.personId]);
  expect((await talk(asha, 'is Ben coming to Wombat meadows, too', 'and Cleo?')).text).toBe(
    'Cleo Laurent is not among those who said yes or maybe to **Wombat meadows**.',
  );
  await answer(cleo, 'MAYBE');
  expect((await talk(asha, 'hat Cleo bei Wombat meadows schon geantwortet')).text).toBe(
    'Cleo Laurent hat zu **Wombat meadows** Vielleicht gesagt.',
  );
  expect((await talk(ben, 'kommt Asha auch mit zu Wombat meadows')).text).toBe(
    'Asha Rai leitet **Wombat meadows**.',
  );
});

test('PRIVACY AUR-6 a no is told to hosts alone', async () => {
  const { asha, ben, cleo } = world;
  await answer(cleo, 'NO');
  const question = 'did Cleo ever answer for Wombat meadows';
  expect((await talk(asha, question)).text).toBe('Cleo Laurent said no to **Wombat meadows**.');
  expect((await talk(ben, question)).text).toBe(
    'Cleo Laurent is not among those who said yes or maybe to **Wombat meadows**.',
  );
});

test('PRIVACY AUR-5 who said maybe or no, or has not answered, is told to hosts alone', async () => {
  const { asha, ben, cleo } = world;
  const invited = await world.enter({ username: 'numbat', displayName: 'Numa Batt' });
  await world.as(asha).post(`/api/huddles/${shown}/invitations`, { personIds: [invited.personId] });
  await answer(cleo, 'MAYBE');
  const told = async (question: string) => (await talk(asha, question)).text;
  expect(await told('who said maybe to Wombat meadows')).toBe('Maybe to **Wombat meadows**: Cleo Laurent.');
  expect(await told('who said no to Wombat meadows')).toBe('No to **Wombat meadows**: nobody.');
  await world.as(cleo).put(`/api/me/blocks/${asha.personId}`);
  expect(await told('who said maybe to Wombat meadows')).toBe('Maybe to **Wombat meadows**: see its page.');
  await world.as(cleo).delete(`/api/me/blocks/${asha.personId}`);
  const open = await talk(asha, 'wer hat bei Wombat meadows noch nicht geantwortet');
  expect(open.text).toBe('Zu **Wombat meadows** eingeladen und noch ohne Antwort: Numa Batt.');
  expect(open.cards.map(({ id }) => id)).toContain(invited.personId);
  expect((await talk(ben, 'who said maybe to Wombat meadows')).text).toBe(
    'Only the hosts of **Wombat meadows** learn who said maybe or no, or has not answered.',
  );
  const asked = await talk(invited, 'which invitations have i not answered');
  expect(asked.text).toBe('You have not answered one invitation.');
  expect(asked.cards.map(({ id }) => id)).toEqual([shown]);
  expect((await talk(cleo, 'which invitations have i not answered')).text).toBe(
    'You have answered every invitation to a coming outing.',
  );
});

test('PRIVACY AUR-6 where a host does not show who comes, a stranger is told nothing of an answer', async () => {
  const { asha, ben, cleo } = world;
  const question = 'is Ben coming to Bilby burrow';
  expect((await talk(asha, question)).text).toBe('Ben Okafor is coming to **Bilby burrow**.');
  expect((await talk(cleo, question)).text).toBe(
    'Who comes to **Bilby burrow** is shown only to those who come, where the hosts allow it.',
  );
  await world.as(ben).put(`/api/me/blocks/${cleo.personId}`);
  const blocked = await talk(cleo, 'is Ben coming to Wombat meadows');
  expect([blocked.text, blocked.cards.map(({ title }) => title)].join()).not.toContain('Okafor');
  await world.as(ben).delete(`/api/me/blocks/${cleo.personId}`);
});
