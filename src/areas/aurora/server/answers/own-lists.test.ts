import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { emptyFormValues } from '#areas/huddle/rules/form.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());

const talk = (member: CastMember, ...questions: readonly string[]) => talkIn(world, member, ...questions);

test('AUR-5 my drafts are told to me alone, and what is published is none of them', async () => {
  const { asha, ben } = world;
  expect((await talk(ben, 'do i have any drafts')).text).toMatch(/^You have no draft of an outing\./);
  await stage.huddle([], { name: 'Wombat walk' });
  const form = { ...emptyFormValues(), name: 'Wombat by night' };
  const kept = await world.as(asha).post('/api/huddles/drafts', { form });
  expect(kept.status, kept.text).toBe(200);
  const told = await talk(asha, 'do i have any drafts');
  expect(told.text).toMatch(/^You have one draft: \*\*Wombat by night\*\*\. It stands under \[My huddles\]/);
  expect((await talk(asha, 'hab ich noch entwürfe')).text).toMatch(
    /^Du hast einen Entwurf: \*\*Wombat by night/,
  );
  expect((await talk(ben, 'hab ich noch entwürfe')).text).toMatch(/^Du hast keinen Entwurf/);
});

test('AUR-5 who hosts hears how many wait for a place at each outing of theirs', async () => {
  const { asha, ben, cleo } = world;
  const question = 'do any of my outings have people waiting';
  await stage.huddle([ben], { name: 'Bilby burrow' });
  const full = await stage.huddle([ben], { name: 'Bilby bay', capacity: 1 });
  expect((await talk(asha, question)).text).toBe('Nobody waits for a place at what you host.');
  await world.as(cleo).put(`/api/huddles/${full}/rsvp`, { rsvpType: 'YES' });
  const told = await talk(asha, question);
  expect(told.text).toBe('On waiting lists of yours: 1 for **Bilby bay**.');
  expect(told.cards.map(({ id }) => id)).toEqual([full]);
  expect((await talk(asha, 'warten leute auf einen platz bei meinen touren')).text).toBe(
    'Auf deinen Wartelisten: 1 für **Bilby bay**.',
  );
});

test('AUR-6 a yes that waits for its hosts is no yes yet', async () => {
  await stage.huddle([], { name: 'Quoll quay', approvalRequired: true });
  const { cleo } = world;
  const asked = await talk(cleo, 'say yes to Quoll quay');
  expect(asked.acts).toMatchObject([{ act: 'RSVP' }]);
  await world.as(cleo).put(`/api/huddles/${asked.acts[0]?.objectId}/rsvp`, { rsvpType: 'YES' });
  expect((await talk(cleo, 'say yes to Quoll quay')).text).toMatch(/^Not yet: you have asked for a place/);
});

test('AUR-6 where carpooling is off no ride is looked for or offered, and its host can be asked', async () => {
  const { asha, cleo } = world;
  const id = await stage.huddle([cleo], { name: 'Numbat nook', carpooling: false });
  for (const question of ['who drives to Numbat nook', 'i can offer two seats to Numbat nook']) {
    const told = await talk(cleo, question);
    expect(told.text).toBe('**Numbat nook** shares no rides: its hosts have not switched carpooling on.');
    expect(told.acts).toMatchObject([{ act: 'ASK_HOST', objectId: id }]);
  }
  const own = await talk(asha, 'who drives to Numbat nook');
  expect(own.text).toBe('**Numbat nook** shares no rides: switch carpooling on under Edit on its page.');
  expect(own.acts).toEqual([]);
});

test('AUR-6 the only outing of a kind that I had and that was called off is found by its kind', async () => {
  const { asha } = world;
  const id = await stage.huddle([], { name: 'Paddle at sunset', activity: 'PADDLING' });
  const off = await world
    .as(asha)
    .post(`/api/huddles/${id}/cancellation`, { reason: 'Storm', scope: 'THIS' });
  expect(off.status, off.text).toBe(200);
  expect((await talk(asha, 'is the kayak trip in Queensland still on')).text).toMatch(
    /^\*\*Paddle at sunset\*\* is cancelled\./,
  );
});

test('AUR-6 somebody is told by what their profile says, also after they were told as a host', async () => {
  const { asha, cleo } = world;
  const id = await stage.huddle([], { name: 'Wombat warren' });
  const told = await talk(cleo, 'who hosts Wombat warren', 'are they hosting anything else');
  expect(told.kind).toBe('find-people');
  expect(told.cards.map((card) => card.id)).toContain(asha.personId);
  expect(told.cards.map((card) => card.id).length, id).toBeGreaterThan(1);
  expect((await talk(cleo, `who is ${told.cards[0]?.title}`)).text).toMatch(/^This is Asha Rai/);
});
