import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import type { Browser } from '#platform/server/identity/testing/browser.ts';
import type { Tokens } from '#platform/server/identity/testing/log-in-journey.ts';

interface Entered {
  readonly browser: Browser;
  readonly tokens: Tokens;
}

/** The same log-in so many milliseconds later: a token lasts no longer than ten minutes, the session of pages does. */
export async function later(world: TestApp, { browser, tokens }: Entered, milliseconds: number) {
  const { app } = world;
  const { origin } = browser;
  const headers = { origin, authorization: `Bearer ${tokens.access_token}` };
  const begun = await app.inject({ method: 'PUT', url: '/auth/session', headers });
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  const go = async (more: number) => {
    world.forward(more);
    const renewed = await app.inject({ method: 'POST', url: '/auth/token', headers: { origin, cookie } });
    return callerOf(app, { ...world.asha, token: renewed.json().token });
  };
  return { caller: await go(milliseconds), go };
}
