import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { asPersonOf, logIn, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { personId, plantHuddle } from './support/huddles.ts';
import { fullInLight } from './support/size.ts';
import { expect, test } from './support/test.ts';

/** What people type to make a page run it. */
const corpus = [
  '<script>window.ran=1</script>',
  '"><img src=x onerror="window.ran=2">',
  '<svg/onload=window.ran=3>',
  "'-window.ran=4-'",
  '{{constructor.constructor("window.ran=5")()}}',
  '</title><script>window.ran=6</script>',
  '</script><script>window.ran=7</script>',
  'javascript:window.ran=8',
  '<iframe srcdoc="<script>parent.ran=9</script>">',
  '<a href="javascript:window.ran=10">x</a>',
  '\u2028<math><mtext></p><img src onerror=window.ran=11>',
];
const words = corpus.join(' ');

async function plantWords(): Promise<string> {
  const at = (name: string) =>
    JSON.stringify({ name, formattedAddress: words.slice(0, 200), lat: 46.9, lng: 8.6 });
  const id = await plantHuddle('asha', {
    name: corpus[1],
    description: words,
    venue: at(corpus[2] ?? ''),
    venue_note: words,
    meeting_point: at(corpus[0] ?? ''),
    meeting_point_note: words,
    parking: at(corpus[4] ?? ''),
    what_to_bring: words,
    payment_mode: 'PAID',
    payment_amount: corpus[0],
    refund_policy: words,
    tags: [corpus[5], corpus[6]],
    carpooling: true,
  });
  const [asha, ben] = [await personId('asha'), await personId('ben')];
  await ask(
    `insert into participations (huddle_id, person_id, answer, place, answered_at) values ($1, $2, 'YES', 'CONFIRMED', now())`,
    [id, ben],
  );
  await ask(`update huddles set confirmed_people = 1, confirmed_count = 1 where id = $1`, [id]);
  const [message, comment] = [randomUUID(), randomUUID()];
  await ask(
    `insert into huddle_messages (id, huddle_id, author_id, audience, body, created_at) values ($1, $2, $3, 'ALL', $4, now())`,
    [message, id, asha, words],
  );
  await ask(`insert into huddle_message_recipients (message_id, person_id) values ($1, $2)`, [message, ben]);
  await ask(
    `insert into comments (id, huddle_id, author_id, parent_id, body, created_at)
     values ($1, $2, $3, null, $4, now()), ($5, $2, $3, $1, $4, now())`,
    [comment, id, ben, words, randomUUID()],
  );
  await plantRide(id, asha);
  return id;
}

/** A ride whose every word tries to be a script, with Ben aboard. */
async function plantRide(huddleId: string, driver: string): Promise<void> {
  const place = JSON.stringify({
    name: corpus[1],
    formattedAddress: words.slice(0, 200),
    lat: 46.9,
    lng: 8.6,
  });
  await ask(
    `with car as (insert into carpools (id, kind, owner_id, huddle_id, trip, departs_at, first_at, last_at, time_zone, origin,
       origin_area, destination, destination_area, seats_out, seats_back, note, car_note, who_may_ask, created_at)
     select $1, 'OFFER', $2, $3, 'DEPART', starts_at, starts_at, starts_at, 'UTC', $4, $4, $4, $4, 3, 0, $5, $6, 'EVERYONE',
       now() from huddles where id = $3 returning id)
     insert into carpool_rides (carpool_id, rider_id, huddle_id, state, party, goes_out, comes_back, pickup, pickup_area,
       message, accepted_at, changed_at)
     select id, $7, $3, 'ACCEPTED', 1, true, false, $4, $4, $5, now(), now() from car`,
    [
      randomUUID(),
      driver,
      huddleId,
      place,
      words.slice(0, 1_000),
      words.slice(0, 200),
      await personId('ben'),
    ],
  );
}

/** A photo whose description tries to be a script. */
async function showPhoto(page: Page, huddleId: string): Promise<void> {
  const me = await asPersonOf(page);
  const grey = sharp({ create: { width: 60, height: 40, channels: 3, background: 'grey' } });
  const mediaId = await me.upload(await grey.jpeg().toBuffer());
  const alt = words.slice(0, 300);
  expect((await me.post(`/api/huddles/${huddleId}/photos`, { mediaId, alt })).status()).toBe(200);
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { ran?: unknown }).ran)).toBeUndefined();
  expect(await page.locator('main script, main iframe, main [onerror], main [onload]').count()).toBe(0);
  expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
}

async function openAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'more', exact: true }).first();
  while ((await more.count()) > 0) await more.click();
  await expectNothingRan(page);
}

test('words that try to be scripts are words in every field of a huddle, its talk, photos, rides and messages (HUD-6, case 29)', async ({
  page: ben,
  another,
}) => {
  const id = await plantWords();
  const visitor = await another();
  for (const page of [visitor, ben]) page.on('dialog', () => expect('a dialog').toBe('none'));
  await visitor.goto(`/join/huddle/${id}`);
  await expect(visitor.getByText('window.ran=3').first()).toBeVisible();
  await expectNothingRan(visitor);
  await logIn(ben, 'ben', NOWHERE);
  await showPhoto(ben, id);
  await ben.goto(`/huddle/view/${id}`);
  const photo = ben.getByRole('region', { name: 'Photos' }).getByRole('button', { name: 'window.ran=3' });
  await expect(photo).toBeVisible();
  await expect(ben.getByRole('region', { name: 'From the hosts' })).toContainText(
    '<svg/onload=window.ran=3>',
  );
  await expect(ben.getByRole('region', { name: 'Discussion' })).toContainText(
    '<script>window.ran=1</script>',
  );
  await openAll(ben);
  await photo.click();
  await expect(ben.getByLabel(/^What it shows/)).toHaveValue(/window\.ran=3/);
  await expectNothingRan(ben);
  await ben.keyboard.press('Escape');
  await ben.getByRole('region', { name: 'Carpools' }).getByRole('article').getByRole('link').first().click();
  await expect(ben.getByText('window.ran=10').first()).toBeVisible();
  await expectNothingRan(ben);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the page of a huddle with people, talk and messages is accessible in the ${colorScheme} theme (SHELL-14)`,
    fullInLight(colorScheme),
    async ({ page }) => {
      const id = await plantWords();
      await ask(
        `update huddles set moved_at = now() + interval '1 minute', moved_what = '{START,VENUE}' where id = $1`,
        [id],
      );
      await page.emulateMedia({ colorScheme });
      await logIn(page, 'asha', `/huddle/view/${id}`);
      await expect(page.getByText('Has not seen the change', { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Discussion' }).getByRole('article')).toBeVisible();
    },
  );
}
