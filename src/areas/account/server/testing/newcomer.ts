import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';

export const PASSWORD = 'a quiet ridge at dawn';

/** Logs in, or signs up, as a person would on a device of their own; the caller carries its token. */
export async function device(
  world: TestApp,
  email: string,
  page: 'sign-up' | 'log-in',
  password: string = PASSWORD,
) {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  const { tokens } = await enterAs(browser, page, email, password);
  if (!tokens) throw new Error(`${page} of ${email} gave no tokens`);
  const caller = callerOf(world.app, { ...world.asha, token: tokens.access_token });
  const { body } = await caller.get('/api/me');
  return { browser, tokens, caller, personId: String(body.id) };
}

/** Somebody who signed up and has proved the address. */
export async function newcomer(world: TestApp, email: string) {
  const entered = await device(world, email, 'sign-up');
  await world.runJobs();
  await openVerification(world, email);
  return entered;
}

/** Uses up the newest verification link that was mailed to an address. */
export async function openVerification(world: TestApp, email: string) {
  const token = await newestToken(world, email, 'verify-email');
  return world.as(null).post('/api/public/verifications', { token });
}

/** The word of the newest mail of a kind to an address; empty when there is none. */
export async function newestToken(world: TestApp, email: string, kind: string): Promise<string> {
  const mails = (await mailsTo(world.platform, email)).filter((mail) => mail.kind === kind);
  const link = mails.at(-1)?.link;
  if (!link) return '';
  const { searchParams } = new URL(link);
  return searchParams.get('token') ?? searchParams.get('undo') ?? '';
}
