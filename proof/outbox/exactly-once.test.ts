import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { randomOf } from '#app/server/demo/random.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { Act, Step } from '#platform/shared/outbox/act.ts';
import { answerOf, withAct } from '#platform/shared/outbox/rules.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { ModelBrowser } from '#platform/web/outbox/model-browser.ts';
import { sendActs } from '#platform/web/outbox/send-acts.ts';
import { type LiveServer, openLiveServer } from '../live-server.ts';
import { smallPicture } from '../rights/small-picture.ts';

const HISTORIES = process.env.TEST_SIZE === 'full' ? 60 : 3;
const ACTS = 10;
const random = randomOf(20_261_125);

let live: LiveServer;
let huddleId = '';
let host: CastMember;
beforeAll(async () => {
  live = await openLiveServer();
  await live.start();
  host = await live.enter('outbox.host');
  const [startDateTime, endDateTime] = [30, 31].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString(),
  );
  const made = await fetch(`${live.origin}/api/huddles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Beyond the network', startDateTime, endDateTime, timeZone: 'UTC' }),
  });
  huddleId = ((await made.json()) as { id: string }).id;
}, 120_000);
afterAll(() => live.close());

/** The network of a mountain: what is asked is lost, what is answered is lost, and the server dies meanwhile. */
function badNetwork(real: typeof fetch, killing: () => void): typeof fetch {
  return async (input, init) => {
    // Anyone who starts the server asks whether it is there.
    if (!String(input).startsWith('/')) return real(input, init);
    if (random.chance(0.1)) throw new TypeError('nobody answers');
    if (random.chance(0.03)) killing();
    const answer = await real(`${live.origin}${String(input)}`, init);
    if (random.chance(0.2)) throw new TypeError('the answer did not come');
    return answer;
  };
}

function stepsOf(kind: string, words: string): { steps: Step[]; slot?: string } {
  if (kind === 'answer') {
    const body = { rsvpType: words.endsWith('even') ? 'YES' : 'NO' };
    const step = { wire: 'PUT /api/huddles/:huddleId/rsvp', params: { huddleId }, body };
    return { slot: 'answer', steps: [step] };
  }
  if (kind === 'comment') {
    const params = { kind: 'huddles', about: huddleId };
    const body = { text: words, parentId: null };
    return { steps: [{ wire: 'POST /api/:kind/:about/comments', params, body }] };
  }
  const pictures = [{ mediaId: answerOf(1), alt: '' }];
  const said = {
    content: words,
    taggedUsers: {},
    taggedLocations: {},
    taggedHashes: [],
    visibility: 'PUBLIC',
    refPostId: null,
  };
  const body = { ...said, pictures };
  return {
    steps: [
      { wire: 'POST /api/posts/init' },
      { wire: 'POST /api/media', file: new Blob([new Uint8Array(smallPicture)]) },
      { wire: 'POST /api/posts/:postId', params: { postId: answerOf(0) }, body },
    ],
  };
}

interface Pressed {
  readonly kind: string;
  readonly words: string;
}

async function press(browser: ModelBrowser, { kind, words }: Pressed, at: number): Promise<void> {
  const said = { key: newIdempotencyKey(), owner: 'me', at, kind, about: 'it', words, stale: [] };
  const act: Act = { ...said, ...stepsOf(kind, words), answered: [], state: 'WAITING' };
  const acts = await browser.all();
  const kept = withAct(acts, act);
  await browser.remove(acts.filter((each) => !kept.includes(each)).map(({ key }) => key));
  await browser.put(act);
}

/** Presses one thing after the other while the network fails, and goes on until nothing waits. */
async function liveThrough(person: CastMember, history: number): Promise<Pressed[]> {
  const browser = new ModelBrowser();
  const sender = { owner: 'me', store: browser, token: async () => person.token, onChange: () => undefined };
  const pressed: Pressed[] = [];
  for (let at = 0; at < ACTS; at += 1) {
    const kind = random.pick(['answer', 'comment', 'post']);
    const one = { kind, words: `${person.username} ${history} ${at} ${at % 2 === 0 ? 'even' : 'odd'}` };
    pressed.push(one);
    await press(browser, one, at);
    browser.writesLeft = random.chance(0.3) ? random.between(0, 4) : null;
    await sendActs(sender).catch(() => undefined);
    browser.writesLeft = null;
  }
  const isWaiting = async () => (await browser.all()).some(({ state }) => state === 'WAITING');
  for (let tries = 0; tries < 2_000 && (await isWaiting()); tries += 1) {
    await sendActs(sender);
    await sleep(5);
  }
  expect(await browser.all()).toEqual([]);
  return pressed;
}

const rowsOf = async (sql: string, id: string) =>
  (await live.platform.database.pool.query<{ words: string }>(sql, [id])).rows.map(({ words }) => words);

/** What stands on the server is what was pressed, once each and in its order. */
async function expectOnce({ personId }: CastMember, pressed: readonly Pressed[]): Promise<void> {
  const wordsOf = (kind: string) => pressed.filter((one) => one.kind === kind).map(({ words }) => words);
  const comments = 'select body as words from comments where author_id = $1 order by created_at, id';
  expect(await rowsOf(comments, personId)).toEqual(wordsOf('comment'));
  const posts = `select p.content as words from posts p join post_pictures c on c.post_id = p.id
    where p.author_id = $1 order by p.created_at, p.id`;
  expect((await rowsOf(posts, personId)).toSorted()).toEqual(wordsOf('post').toSorted());
  const answer = 'select answer as words from participations where person_id = $1';
  const last = wordsOf('answer').at(-1);
  expect(await rowsOf(answer, personId)).toEqual(last ? [last.endsWith('even') ? 'YES' : 'NO'] : []);
}

test(`OFF-2: ${HISTORIES} histories over a server that is killed between a command and its answer: once each`, async () => {
  let kills = 0;
  let starting: Promise<unknown> | undefined;
  const killing = () => {
    if (starting) return;
    kills += 1;
    starting = live
      .killServer()
      .then(() => live.start())
      .then(() => {
        starting = undefined;
      });
  };
  vi.stubGlobal('fetch', badNetwork(fetch, killing));
  for (let history = 0; history < HISTORIES; history += 1) {
    await starting;
    const person = await live.enter(`outbox.walker${history}`);
    await expectOnce(person, await liveThrough(person, history));
  }
  await starting;
  expect(kills).toBeGreaterThan(0);
}, 300_000);
