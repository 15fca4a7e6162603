import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Site, settle } from './arrive.ts';
import { inDays, personId, plantHuddle } from './huddles.ts';
import { keptReads, readyForNoNetwork } from './offline.ts';
import type { OwnServer } from './own-server.ts';
import { newcomer, type Person } from './people.ts';
import { expect } from './test.ts';

/** Somebody on the way: they lead one outing, and have not answered to another. */
export interface OnTheWay {
  readonly person: Person;
  /** Has a place at the outing that they lead. */
  readonly along: Person;
  readonly led: string;
  readonly asked: string;
}

/** Who leads, who comes along, and who asks: people and outings of one journey. */
export async function setOut({ ask, ...site }: Site): Promise<OnTheWay> {
  const [person, along, other] = [newcomer('Kim Leads'), newcomer('Comes Along'), newcomer('Asks Kim')];
  for (const each of [person, along, other]) await settle(each, { ...site, ask });
  const today = { name: 'Under way today', starts_at: inDays(1 / 48), confirmed_people: 1 };
  const led = await plantHuddle(person.username, today, ask);
  await ask(
    `insert into participations (huddle_id, person_id, answer, place, answered_at)
     values ($1, $2, 'YES', 'CONFIRMED', now())`,
    [led, await personId(along.username, ask)],
  );
  await ask(
    `insert into rooms (id, kind, huddle_id, last_seq, revision, last_message_at, created_at)
     values ($1, 'HUDDLE', $1, 1, 1, now(), now())`,
    [led],
  );
  await ask(
    `insert into room_messages (id, room_id, seq, revision, author_id, body, created_at)
     values ($1, $2, 1, 1, $3, 'Where are you?', now())`,
    [randomUUID(), led, await personId(along.username, ask)],
  );
  return { person, along, led, asked: await plantHuddle(other.username, { name: 'Next week' }, ask) };
}

/** Opens while there is a network what is wanted without one. */
export async function openBefore(page: Page, { led, asked }: OnTheWay): Promise<void> {
  await readyForNoNetwork(page);
  await page.goto(`/chat/view/${led}`);
  await expect(page.locator('ol').getByText('Where are you?')).toBeVisible();
  await areKept(page, `"room","${led}","view"`, `"room","${led}","messages"`);
  await page.goto('/home?tab=POSTS');
  await expect(page.getByRole('button', { name: 'How was it out there?' })).toBeVisible();
  await page.goto(`/huddle/view/${led}`);
  await expect(page.getByLabel('How many of the party of Comes Along came')).toBeVisible();
  await areKept(page, `"huddle","${led}","view"`, `"${led}","participants"`);
  await page.goto(`/huddle/view/${asked}`);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await areKept(page, `"huddle","${asked}","view"`, '"account","me"');
}

async function areKept(page: Page, ...reads: readonly string[]): Promise<void> {
  for (const read of reads) await expect.poll(() => keptReads(page, read)).toBeGreaterThan(0);
}

const waits = (page: Page) => page.getByText('Waits to be sent ·');

/** Answers, notes who came and writes to them, each on a page that is opened by its address. */
export async function actOnOutings(page: Page, { led, asked }: OnTheWay, isAway: boolean): Promise<void> {
  const waiting = async () => isAway && (await expect(waits(page).first()).toBeVisible({ timeout: 30_000 }));
  await page.goto(`/huddle/view/${asked}`);
  await page.getByRole('button', { name: 'Confirm' }).tap();
  const confirmed = page.getByRole('button', { name: 'Confirmed' });
  await expect(confirmed.or(waits(page)).first()).toBeVisible();
  await waiting();
  await page.goto(`/huddle/view/${led}`);
  const came = page.getByLabel('How many of the party of Comes Along came');
  await came.selectOption({ label: '1 came' });
  // A page that is not alive yet shows the choice, too, and has not heard it.
  const noted = page.locator('span').filter({ hasText: /^1 came$/ });
  await expect(noted.or(waits(page)).first()).toBeVisible({ timeout: 30_000 });
  await waiting();
  await page.goto(`/chat/view/${led}`);
  await page.getByLabel('Your message').fill('At the pass, all well');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByText('At the pass, all well').first()).toBeVisible();
  await waiting();
}

/** Writes a post with a picture. */
export async function postPicture(page: Page, isAway: boolean): Promise<void> {
  await page.goto('/home?tab=POSTS');
  await page.getByRole('button', { name: 'How was it out there?' }).tap();
  await page.getByLabel('What you want to say').fill('Above the clouds');
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#3b82a0' } });
  const buffer = await plain.jpeg().toBuffer();
  await page.getByLabel('Choose pictures').setInputFiles({ name: 'sky.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('What picture 1 shows').fill('A blue sky');
  await page.getByRole('button', { name: 'Post', exact: true }).tap();
  await expect(page.getByText('Above the clouds').first()).toBeVisible({ timeout: 30_000 });
  if (isAway) await expect(waits(page).first()).toBeVisible();
}

/** All that was done stands on the server, once. */
export async function expectAllThere({ ask }: OwnServer, { person, led, asked }: OnTheWay): Promise<void> {
  const me = await personId(person.username, ask);
  const there = async () => {
    const [found] = await ask(
      `select (select array_agg(answer) from participations where huddle_id = $2 and person_id = $1) as answers,
         (select sum(attended_people)::int from participations where huddle_id = $3) as came,
         (select array_agg(body) from room_messages where author_id = $1) as messages,
         (select array_agg(content) from posts where author_id = $1 and state <> 'DRAFT') as posts,
         (select count(*)::int from posts join post_pictures on post_id = posts.id
          where author_id = $1) as pictures`,
      [me, asked, led],
    );
    return found;
  };
  await expect.poll(there, { timeout: 60_000 }).toEqual({
    answers: ['YES'],
    came: 1,
    messages: ['At the pass, all well'],
    posts: ['Above the clouds'],
    pictures: 1,
  });
}
