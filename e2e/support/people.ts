import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../../src/app/server/demo/fill-demo-world.ts';
import { linkInMail } from './mails.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly username: string;
}

/** The three people of the demo world that one can log in as. */
export type Name = 'asha' | 'ben' | 'cleo';

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

/** With what one of the three people of the demo world logs in. */
export function castMember(name: Name): Pick<Person, 'email' | 'password'> {
  return { email: `${name}@trailfolk.example`, password: demoPassword };
}

/** Logs in at the provider's page, as people do, and waits for the page that was wanted. */
export async function logInByHand(
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

async function verifyByMail(page: Page, email: string): Promise<void> {
  const link = await linkInMail(email, /\/verify\/email\/confirm/);
  const mail = await page.context().newPage();
  await mail.goto(link);
  await mail.getByRole('button', { name: 'Verify my email' }).click();
  // Links stand around it from the start: only this says that the press was heard.
  await expect(mail.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible();
  await mail.close();
}
