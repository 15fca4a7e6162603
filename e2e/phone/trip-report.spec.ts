import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { hold } from '../support/hold.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const TRAIL = 'https://routes.example/grat-of-this-journey';

const CODE = '**/LookBackCard-*.js';

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();

/** Nora was there with Asha, yesterday, and has shown a photo. */
async function outingOfYesterday(page: Page): Promise<string> {
  await arrive(page, newcomer('Nora Ridge'), NOWHERE);
  const id = await plantHuddle('asha', { name: 'Over the ridge', external_trail_url: TRAIL });
  const api = await asPersonOf(page);
  await api.put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await api.post(`/api/huddles/${id}/photos`, {
    mediaId: await api.upload(await photo()),
    alt: 'The last snow',
  });
  await ask('update huddles set starts_at = $2, ends_at = $3 where id = $1', [id, inDays(-1.2), inDays(-1)]);
  return id;
}

/** Asha makes the report, and sees what Nora agreed to. */
async function makeReport(host: Page, id: string): Promise<void> {
  await logIn(host, 'asha', `/huddle/view/${id}`);
  await host.getByRole('button', { name: 'Make a trip report' }).click();
  const sheet = host.getByRole('dialog', { name: 'Trip report' });
  await sheet.getByText('Snow', { exact: true }).click();
  await sheet.getByLabel('In a line').fill('Above the hut.');
  await sheet.getByRole('button', { name: 'Make the draft' }).click();
  await host.waitForURL(/\/inspiration\/edit\?draftId=/);
  await expect(host.getByLabel('Title')).toHaveValue(/^Over the ridge, /);
  for (const words of ['Snow. Above the hut.', 'windy', 'Nora Ridge'])
    await expect(host.getByText(words).first()).toBeVisible();
}

/** On the next huddle on that route, before the report is published. */
async function findConditions(page: Page): Promise<void> {
  const next = await plantHuddle('asha', {
    name: 'Ridge again',
    external_trail_url: TRAIL,
    starts_at: inDays(5),
  });
  await page.goto(`/huddle/view/${next}`);
  const conditions = page.getByRole('region', { name: 'Conditions on the way' });
  await expect(conditions).toContainText(/Conditions of \d+ \w+, (yesterday|2 days ago)/);
  await expect(conditions).toContainText('Snow');
  await expect(conditions).toContainText('Above the hut.');
  await expect(conditions.getByRole('link', { name: 'Read the trip report' })).toHaveCount(0);
}

/** What is typed before the code of the card is there must not be lost. */
async function sayBeforeItIsAlive(page: Page, id: string, card: Locator): Promise<void> {
  const letThrough = await hold(page, CODE);
  const asked = page.waitForRequest(CODE);
  await page.goto(`/huddle/view/${id}`);
  await card.getByLabel('One word').fill('windy');
  await asked;
  await page.waitForFunction(() => !('earlyPresses' in window));
  letThrough();
}

/** Coming alive, React sets a box back for a moment before the press is given to it: not to be looked at at once. */
async function agree(card: Locator, words: string): Promise<void> {
  const box = card.getByLabel(words);
  await box.tap();
  await expect(box).toBeChecked();
}

test('HUD-26, HUD-30: one photo, one word, one press make a trip report, and the next who go there read how it was', async ({
  page,
  another,
}) => {
  test.slow();
  const id = await outingOfYesterday(page);
  const card = page.getByRole('region', { name: 'How was it?' });
  await sayBeforeItIsAlive(page, id, card);
  await agree(card, 'My name may stand in a trip report');
  await agree(card, 'My photos may be shown in one');
  await card.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Thank you. It is saved.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);

  const host = await another();
  await makeReport(host, id);

  await findConditions(page);

  await host.goto(`/huddle/view/${id}`);
  await host.getByRole('button', { name: 'Go on with the trip report' }).click();
  await expect(host.getByRole('dialog', { name: 'Trip report' }).getByLabel('In a line')).toHaveValue(
    'Above the hut.',
  );
});
