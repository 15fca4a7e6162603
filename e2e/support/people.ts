import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../../src/app/server/demo/fill-demo-world.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly username: string;
}

let count = 0;

/** Somebody who has never been here; their address and username are their own in every run. */
export function newcomer(name: string): Person {
  count += 1;
  const handle = `${name.toLowerCase().replace(/[^a-z]/g, '')}.${process.pid}.${count}`.slice(0, 28);
  return { email: `${handle}@mail.example`, password: 'boots by the door', name, username: handle };
}

/** Signs up at the provider's page, uses the link of the mail, and takes the first steps. Ends inside the app. */
export async function signUp(page: Page, person: Person, from = '/start'): Promise<void> {
  await page.goto(from);
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await finishSigningUp(page, person);
}

/** The same from the provider's page on. */
export async function finishSigningUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/verify\/email/);
  await verifyByMail(page, person.email);
  await expect(page).toHaveURL(/\/onboard/);
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('Username').fill(person.username);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Skip the rest' }).click();
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
}

/** Logs in as one of the three people of the demo world. */
export async function logIn(page: Page, name: 'asha' | 'ben' | 'cleo', returnTo = '/home'): Promise<void> {
  await logInWith(page, { email: `${name}@trailfolk.example`, password: demoPassword }, returnTo);
}

/** Logs in with an address and a password, and waits for the page that was wanted. */
export async function logInWith(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
  returnTo = '/home',
): Promise<void> {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === new URL(returnTo, url).pathname);
}

/** The newest mail to an address, out of the outbox page of development. */
export async function linkInMail(page: Page, email: string, pattern: RegExp): Promise<string> {
  const outbox = await page.context().newPage();
  try {
    await expect(async () => {
      await outbox.goto('/dev/outbox');
      await outbox.getByRole('row', { name: email }).first().getByRole('link').click({ timeout: 1_000 });
    }).toPass();
    const hrefs = await outbox
      .locator('pre a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const found = hrefs.find((href) => href !== null && pattern.test(href));
    if (!found) throw new Error(`no link like ${pattern} in the mail to ${email}`);
    return found;
  } finally {
    await outbox.close();
  }
}

async function verifyByMail(page: Page, email: string): Promise<void> {
  const link = await linkInMail(page, email, /\/verify\/email\/confirm/);
  const mail = await page.context().newPage();
  await mail.goto(link);
  await mail.getByRole('button', { name: 'Verify my email' }).click();
  // Links stand around it from the start: only this says that the press was heard.
  await expect(mail.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible();
  await mail.close();
}

/** Asks the API as the person of this page: the token is nowhere but in its requests. */
export async function asPersonOf(page: Page, path = '/notification') {
  const asked = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.goto(path);
  const headers = { authorization: (await asked).headers().authorization ?? '' };
  return {
    get: (url: string) => page.request.get(url, { headers }),
    post: (url: string, data: object) => page.request.post(url, { headers, data }),
    put: (url: string, data: object) => page.request.put(url, { headers, data }),
    patch: (url: string, data: object) => page.request.patch(url, { headers, data }),
    /** Uploads a picture and answers its id. */
    async upload(picture: Buffer): Promise<string> {
      const typed = { ...headers, 'content-type': 'image/jpeg' };
      const kept = await page.request.post('/api/media', { headers: typed, data: picture });
      return ((await kept.json()) as { id: string }).id;
    },
  };
}
