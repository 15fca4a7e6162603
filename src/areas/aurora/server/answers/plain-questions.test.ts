import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let easy: string;
let hard: string;
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  const guests = { guestAllowed: true, guestLimit: 2, guestAllowedAges: ['ADULT', 'TEEN'] };
  easy = await stage.huddle([], { name: 'Wombat meadows', difficulty: 'EASY', ...guests });
  hard = await stage.huddle([], {
    name: 'Wombat ridge',
    difficulty: 'VERY_HARD',
    startDateTime: stage.at(24 * 8),
    endDateTime: stage.at(24 * 8 + 6),
  });
});
afterAll(() => world.close());

const talk = (...questions: readonly string[]) => talkIn(world, world.ben, ...questions);

test('AUR-6 of a list the second is asked about and meant from then on, and the first stays the first', async () => {
  const list = 'hikes near Wombat';
  expect((await talk(list)).cards.map(({ id }) => id)).toEqual([easy, hard]);
  const second = 'how hard is the second one';
  expect((await talk(list, second)).text).toBe('The host calls **Wombat ridge** very hard.');
  expect((await talk(list, second, 'sign me up for it')).acts).toMatchObject([
    { act: 'RSVP', objectId: hard },
  ]);
  expect((await talk(list, second, 'and the first one?')).text).toBe(
    'The host calls **Wombat meadows** easy.',
  );
});

test('AUR-6 what was shown is compared, and the one that is named is meant from then on', async () => {
  const list = 'hikes near Wombat';
  const hardest = 'which of them is the hardest';
  const { text, cards } = await talk(list, hardest);
  expect(text).toBe('**Wombat ridge** is the hardest of these: very hard.');
  expect(cards.map(({ id }) => id)).toEqual([hard]);
  expect((await talk(list, hardest, 'wie schwer ist die?')).text).toMatch(/^\*\*Wombat ridge/);
  expect((await talk(list, hardest, 'Welche davon ist die leichteste?')).text).toMatch(
    /^Davon ist \*\*Wombat meadows\*\* am leichtesten/,
  );
  expect((await talk(list, 'which of them is the longest')).text).toBe('None of them says so.');
  expect((await talk(hardest)).text).toMatch(/^I can say which of the coming outings/);
  expect((await talk('which is the hardest one coming up')).text).toBe(text);
});

test('AUR-6 after a name that was not found, it is asked which outing is meant', async () => {
  const { text, acts } = await talk('how long is Zeppelin ridgeway', 'and may my dog come');
  expect([text, acts]).toEqual(['Which outing do you mean? Say its name.', []]);
  expect((await talk('how long is Zeppelin ridgeway', 'and how hard is Wombat ridge')).text).toMatch(
    /very hard/,
  );
});

test.each([
  [
    'can I take two friends along on Wombat meadows',
    /^You can bring up to 2 guests to \*\*Wombat meadows\*\* \(adults and teens\)\. Choose/,
  ],
  [
    'Kann ich meine Schwester zu Wombat meadows mitnehmen?',
    /^Zu \*\*Wombat meadows\*\* kannst du bis zu 2 Gäste mitbringen \(Erwachsene und/,
  ],
  ['is a friend allowed on Wombat ridge', /^\*\*Wombat ridge\*\* takes no guests\. Anyone who wants/],
  // Nothing is planned and nothing was spoken of.
  ['can i bring my sister along', /^Say Yes to a huddle and choose how many guests/],
])('AUR-6 whether guests may come is said of the huddle that is meant: %s', async (question, answer) => {
  expect((await talk(question)).text).toMatch(answer);
});

test('AUR-6 guests are asked about of the huddle that was spoken of', async () => {
  const { text } = await talk('how hard is Wombat meadows', 'can I bring a friend');
  expect(text).toMatch(/^You can bring up to 2 guests to \*\*Wombat meadows/);
});

test('AUR-2 who asks how to join a community by its name is offered to join that one', async () => {
  const as = world.as(world.asha);
  const { id } = (await as.post('/api/communities', { name: 'Families on trails' })).body;
  await as.post('/api/communities', { name: 'Trails by night' });
  for (const question of ['how do I join families on trails', 'Wie trete ich Families on trails bei?']) {
    const { cards, acts } = await talk(question);
    expect(cards.map(({ title }) => title)).toEqual(['Families on trails']);
    expect(acts).toMatchObject([{ act: 'JOIN', objectId: id }]);
  }
  expect((await talk('how do I join a huddle')).acts).toEqual([]);
  expect((await talk('how do I leave families on trails')).acts).toEqual([]);
});

test('AUR-5 two questions in one are both answered, about the same huddle, with its card once', async () => {
  const both = await talk('when is Wombat meadows and can i bring a friend');
  expect(both.text).toMatch(
    /^\*\*Wombat meadows\*\* .+\n\nYou can bring up to 2 guests to \*\*Wombat meadows/s,
  );
  expect(both.cards.map(({ id }) => id)).toEqual([easy]);
  const named = await talk('Ist noch Platz und wie schwer ist Wombat ridge?');
  expect(named.text).toMatch(/\*\*Wombat ridge\*\*.+\n\n\*\*Wombat ridge\*\* ist als sehr schwer/s);
  const unsaid = await talk('what does Wombat ridge cost and can i bring my dog');
  expect(unsaid.acts.every(({ act }) => act === 'ASK_HOST')).toBe(true);
  expect(new Set(unsaid.acts.map(({ objectId }) => objectId)).size).toBe(unsaid.acts.length);
});

test('AUR-5 where the first of two questions names nothing that is there, the second is not told of another', async () => {
  const { text, cards } = await talk('when is Zeppelin ridgeway and can i bring my dog');
  expect([text, cards]).toEqual(['I found no outing of that name that you can see.', []]);
});

test('AUR-4 danger in one of two questions comes before both', async () => {
  const { text, cards } = await talk('my friend fell off the cliff and is there a hut at Wombat ridge');
  expect(text).toMatch(/^Call \*\*/);
  expect(cards).toEqual([]);
});

test('AUR-5 my next outing and who drives there', async () => {
  await world.as(world.ben).put(`/api/huddles/${easy}/rsvp`, { rsvpType: 'YES' });
  const { text } = await talk("whats my next huddle and who's driving there");
  expect(text).toMatch(
    /^Your next huddle is \*\*Wombat meadows.+\n\nNobody offers a seat to \*\*Wombat meadows/s,
  );
  expect((await talk('is there still room and can i bring my dog')).text).toMatch(
    /Wombat meadows.+\n\n.*Wombat meadows/s,
  );
});

test('AUR-6 who is coming is told by name as far as the asker may know', async () => {
  const stage = stageOf(world);
  const shown = await stage.huddle([world.cleo, world.ben], { name: 'Numbat heath', showAttending: true });
  const hidden = await stage.huddle([world.cleo], { name: 'Numbat hollow', showAttending: false });
  const told = await talk('who is coming to Numbat heath');
  expect(told.text).toMatch(
    /^2 people are coming to \*\*Numbat heath\*\*, among them Cleo [^,]+\. All of them are listed/,
  );
  expect(told.cards.map(({ id }) => id)).toEqual([shown, world.cleo.personId]);
  const withheld = await talk('wer kommt zu Numbat hollow');
  expect(withheld.text).not.toMatch(/Cleo/);
  expect(withheld.cards.map(({ id }) => id)).toEqual([hidden]);
});

test.each([
  ['write a message to the host of Wombat meadows', ''],
  ['ask the host of Wombat meadows if there is a toilet', 'there is a toilet'],
  ['Frag den Gastgeber von Wombat meadows, ob es ein WC gibt', 'es ein WC gibt'],
])('AUR-2 a message to the host is prepared, with what is asked: %s', async (question, words) => {
  expect((await talk(question)).acts).toMatchObject([{ act: 'ASK_HOST', objectId: easy, words }]);
});

test('AUR-2 what the host of the outing that was spoken of is told stands in the message', async () => {
  const { acts } = await talk('when is Wombat meadows', 'tell the host ill come by train');
  expect(acts).toMatchObject([{ act: 'ASK_HOST', objectId: easy, words: 'ill come by train' }]);
});

test('AUR-2 hosts are told that they have no place to give up, and no message to themselves', async () => {
  const own = stageOf(world).plan({ name: 'Quoll hill' });
  expect((await world.as(world.ben).post('/api/huddles', own)).status).toBe(200);
  const give = await talk('cancel my place on Quoll hill');
  expect(give.text).toMatch(/hold no place to give up/);
  const message = await talk('write a message to the host of Quoll hill');
  expect([...give.acts, ...message.acts]).toEqual([]);
});

test('AUR-5 the next outing of a kind is looked for among all', async () => {
  const { kind } = await talk('wann ist die nächste skitour');
  expect(kind).toBe('find-huddles');
  expect((await talk('when is my next huddle')).kind).not.toBe('find-huddles');
});

test('AUR-3 what is asked in words is shown of those alone that say it', async () => {
  const stage = stageOf(world);
  const welcome = await stage.huddle([], { name: 'Bilby dunes', description: 'Children are welcome.' });
  await stage.huddle([], { name: 'Bilby gorge', description: 'Steep all day.' });
  await world.runJobs();
  const { text, cards } = await talk('hikes near Bilby with kids');
  expect(cards.map(({ id }) => id)).toEqual([welcome]);
  expect(text).toMatch(/^I found one that fits/);
});

test('AUR-6 anyone who had answered is told that an outing was called off', async () => {
  const stage = stageOf(world);
  const off = await stage.huddle([world.ben], { name: 'Potoroo falls' });
  await world.as(world.asha).post(`/api/huddles/${off}/cancellation`, { reason: 'Too much rain' });
  expect((await talk('is Potoroo falls still on')).text).toMatch(
    /^\*\*Potoroo falls\*\* is cancelled\. It was to start .+ “Too much rain”$/,
  );
});
