import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { talk } from '../testing/talk.ts';

let world: TestApp;
const posts = {
  closed: 'The path between the chapel and the dam is closed until spring after the landslide. #conditions',
  hat: 'If you see a grey woolly hat near the cross above the village: it is mine, it is old, and I miss it.',
  snow: 'First snow this morning. Thank you for breaking the trail!',
  bus: 'Reminder to myself: the last bus goes at 18:10. It was a nice walk home, though.',
  spring: 'Does anybody know whether the spring at the second hut still runs? Our maps disagree.',
  brille: 'Sonnenbrille am Parkplatz gefunden, wem fehlt sie?',
};
const ids = new Map<string, string>();

beforeAll(async () => {
  world = await buildTestApp();
  for (const [key, content] of Object.entries(posts)) ids.set(key, await write(content));
  ids.set('secret', await write('A landslide has closed the path to my cabin', 'FOLLOWERS'));
  // Whoever asks has what the texts mean learned, for the next question.
  await talk(world, world.ben, 'posts about snow');
  await world.runJobs();
});
afterAll(() => world.close());

async function write(content: string, visibility = 'PUBLIC'): Promise<string> {
  const as = world.as(world.asha);
  const { id } = (await as.post('/api/posts/init')).body;
  const words = { content, taggedUsers: {}, taggedLocations: {}, taggedHashes: [], visibility };
  expect((await as.post(`/api/posts/${id}`, words)).status).toBe(200);
  return id;
}

/** Which posts are shown to somebody who asks for posts in these words. */
async function shown(question: string): Promise<string[]> {
  const { id } = await talk(world, world.ben, question);
  const as = world.as(world.ben);
  await as.post(`/api/aurora/turns/${id}/again?kind=find-posts`);
  const answer = await as.get(`/api/aurora/turns/${id}/answer`);
  const last = answer.text.split('\n\n').filter(Boolean).at(-1) ?? '';
  const { cards } = JSON.parse(/^data: (.*)$/m.exec(last)?.[1] ?? 'null');
  return cards.map((card: { id: string }) => [...ids].find(([, known]) => known === card.id)?.[0] ?? card.id);
}

test.each<[string, string[]]>([
  ['did anyone post lately about a path thats shut', ['closed']],
  ['any posts latly about a path being shut? dont wanna drive 3 hrs for nothing', ['closed']],
  ['hat letzthin wer was gepostet wegen gesperrtem weg oder erdrutsch', ['closed']],
  ['found an old grey wooly hat by a summit cross, is somebody on here looking for theirs??', ['hat']],
  ['wer hat ne graue Mütze am Gipfelkreuz verloren? hab eine gefunden', ['hat']],
  ['hat jemand meine sonnenbrille gefunden, lag am parkplatz', ['brille']],
  ['posts about snow', ['snow']],
  ['my knee hurts and I missed my train. any posts about the last bus', ['bus']],
  ['posts about the trombone', []],
])('AUR-5 the post that is meant is shown, and no other beside it: %s', async (question, expected) => {
  expect(await shown(question)).toEqual(expected);
});

test('PRIVACY what is posted to followers is not found by anybody else', async () => {
  expect(await shown('posts about my cabin')).not.toContain('secret');
  await world.as(world.ben).put(`/api/people/${world.asha.personId}/follow`);
  expect(await shown('posts about my cabin')).toContain('secret');
});

test('AUR-5 where nobody posted about it, an article that says it stands there as an article', async () => {
  const as = world.as(world.asha);
  const { id } = (await as.post('/api/inspirations')).body;
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'How a narwhal swims.' }] };
  const about = { title: 'Watching narwhals', summary: 'A narwhal at dawn', topics: ['GEAR'], health: false };
  const form = { ...about, coverPictureId: null, document: { type: 'doc', content: [words] } };
  const { edition } = (await as.put(`/api/inspirations/${id}/draft`, { form, edition: 1 })).body;
  await as.post(`/api/inspirations/${id}/publication`, { edition });
  const told = await talk(world, world.ben, 'any posts about narwhals');
  expect(told).toMatchObject({
    kind: 'find-posts',
    text: 'I found no post about that. This is what articles say.',
    cards: [{ kind: 'INSPIRATION', id }],
  });
});
