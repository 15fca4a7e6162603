import type { Page } from '@playwright/test';
import { asPersonOf, newcomer, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

// What is refused by the policy is an error in the console, and a picture of a hostile address is no picture.
test.use({ expectedErrors: [/./] });

const call = 'window.pwned&&window.pwned(1)';
const corpus = [
  `<script>${call}</script>`,
  `"><img src=x onerror=${call}>`,
  `<svg/onload=${call}>`,
  `'-(${call})-'`,
  `</title><script>${call}</script>`,
  `</script><script>${call}</script>`,
  `<iframe srcdoc="<script>parent.pwned(1)</script>">`,
  `javascript:${call}`,
  `<a href="javascript:${call}">x</a>`,
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<math><mtext><style><img src onerror=${call}>`,
];

/** Everything by which a text could have become code. */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('pwned', () => ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) ran.push(request.url());
  });
  return ran;
}

type Me = Awaited<ReturnType<typeof asPersonOf>>;

/** Puts four texts of the corpus into every field that a person has. */
async function fillIn(me: Me, [first = '', second = '', third = '', fourth = '']: string[]): Promise<void> {
  const profile = {
    ...{ displayName: first.slice(0, 60), firstName: second.slice(0, 60), lastName: third.slice(0, 60) },
    ...{ bio: corpus.join('\n'), interestTags: [first.slice(0, 40), fourth.slice(0, 40)] },
    location: { name: second, formattedAddress: third, lat: 46, lng: 7 },
    gender: fourth.slice(0, 40),
  };
  expect((await me.patch('/api/me', profile)).status()).toBe(200);
  const feedback = { message: corpus.join('\n\n'), page: `/x?${first}`, version: second };
  expect((await me.post('/api/feedback', feedback)).status()).toBe(200);
}

async function lookAround(page: Page): Promise<void> {
  for (const path of ['/account', '/setting', '/home', '/notification']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'My menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
}

async function readMail(page: Page): Promise<string[]> {
  const outbox = await page.context().newPage();
  const ran = await watch(outbox);
  await outbox.goto('/dev/outbox');
  const mail = outbox
    .getByRole('row', { name: /eedback/ })
    .first()
    .getByRole('link');
  await outbox.goto(`${await mail.getAttribute('href')}/html`);
  await expect(outbox.getByRole('heading')).toBeVisible();
  return ran;
}

for (const bypassCSP of [false, true]) {
  const policy = bypassCSP ? 'off' : 'on';
  test.describe(`with the policy ${policy}`, () => {
    test.use({ bypassCSP });

    test(`no text about a person runs as code on any page or in a mail, policy ${policy} (case 29, G14, PER-8, SHELL-5)`, async ({
      page,
    }) => {
      test.slow();
      const ran = await watch(page);
      await signUp(page, newcomer('Xe Ss'));
      const me = await asPersonOf(page, '/account');
      // The watch hears what runs.
      await page.evaluate(() => (window as unknown as { pwned(times: number): void }).pwned(1));
      expect(ran.splice(0)).toHaveLength(1);
      for (let at = 0; at < corpus.length; at += 4) {
        await fillIn(me, corpus.slice(at, at + 4));
        await lookAround(page);
      }
      expect([...ran, ...(await readMail(page))]).toEqual([]);
    });
  });
}
