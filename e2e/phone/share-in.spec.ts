import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { readyForNoNetwork } from '../support/offline.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const point = (at: number, height: number) =>
  `<trkpt lat="${46.5 + at / 1_000}" lon="7.9"><ele>${height}</ele></trkpt>`;
const ridge = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk>
  <name>Schilthorn ridge</name><trkseg>${Array.from({ length: 101 }, (_, at) => point(at, 1_500 + at * 8)).join('')}
  </trkseg></trk></gpx>`;

/** The browser reads the manifest as it is meant: what opens where, in a window of its own, and what is shared with it. */
async function expectManifestRead(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({
    startUrl: expect.stringMatching(/\/home$/),
    display: 'kStandalone',
    shareTarget: { action: expect.stringMatching(/\/home\/share$/), method: 'kPost' },
  });
  await browser.detach();
}

/** As the system does it for another app: it posts a form to the address of the manifest. */
async function share(page: Page, name: string, file: { name: string; type: string; text: string }) {
  await page.evaluate(
    ([field, { name, type, text }]) => {
      const form = document.createElement('form');
      Object.assign(form, { action: '/home/share', method: 'POST', enctype: 'multipart/form-data' });
      form.innerHTML = `<input name="text" value="Who comes along?"><input type="file" name="${field}">`;
      const files = new DataTransfer();
      files.items.add(new File([text], name, { type }));
      const input = form.querySelector<HTMLInputElement>('[type=file]');
      if (input) input.files = files.files;
      document.body.append(form);
      form.submit();
    },
    [name, file] as const,
  );
  return page.getByRole('dialog', { name: 'What do you want to make of it?' });
}

test('OFF-1, HUD-1: a GPX file from another app becomes a post, or a huddle with its name, length and climb', async ({
  page,
}) => {
  await arrive(page, newcomer('Shares A Track'), '/home');
  await readyForNoNetwork(page);
  await expectManifestRead(page);
  const gpx = { name: 'ridge.gpx', type: 'application/gpx+xml', text: ridge };

  const broken = await share(page, 'tracks', { ...gpx, text: '<gpx' });
  await expect(broken.getByRole('alert')).toContainText('There is no track in this file.');

  const first = await share(page, 'tracks', gpx);
  await first.getByRole('button', { name: 'Write a post' }).tap();
  await expect(page.getByLabel('What you want to say')).toHaveValue(
    'Who comes along?\nSchilthorn ridge, 11.1 km, 800 m up',
  );

  const second = await share(page, 'tracks', gpx);
  await second.getByRole('button', { name: 'Plan a huddle' }).tap();
  await expect(page).toHaveURL(/\/huddle\/create\?draft=/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Schilthorn ridge');
  await expect(page.getByRole('textbox', { name: 'Distance, km' })).toHaveValue('11.1');
  await expect(page.getByRole('textbox', { name: 'Ascent, m' })).toHaveValue('800');
});
