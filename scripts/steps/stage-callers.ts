import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../src/app/server/demo/fill-demo-world.ts';

export type Caller = Awaited<ReturnType<typeof callerOf>>;

/** What a stage reads of answers; each has some of it. */
interface Said {
  readonly id: string;
  readonly uid: string;
  readonly edition: string;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly person: { readonly id: string };
  }>;
}

/** Three people of the demo world who set a stage through the API. */
export interface Callers {
  readonly asha: Caller;
  readonly ben: Caller;
  readonly cleo: Caller;
}

/** A token is good for ten minutes and nobody renews these; all pictures take longer. */
const goodFor = 5 * 60_000;

const called = new Map<string, { readonly until: number; readonly callers: Promise<Callers> }>();

export function callersFor(page: Page): Promise<Callers> {
  const { origin } = new URL(page.url());
  const known = called.get(origin);
  if (known && Date.now() < known.until) return known.callers;
  const callers = callersOf(page.context().browser(), origin);
  called.set(origin, { until: Date.now() + goodFor, callers });
  return callers;
}

/** What the three set up, once for each server and only when a picture asks for it. */
export function onceAServer<Stage>(
  setUp: (callers: Callers) => Promise<Stage>,
): (page: Page) => Promise<Stage> {
  const staged = new Map<string, Promise<Stage>>();
  return (page) => {
    const { origin } = new URL(page.url());
    const stage = staged.get(origin) ?? callersFor(page).then(setUp);
    staged.set(origin, stage);
    return stage;
  };
}

async function callersOf(browser: Browser | null, origin: string): Promise<Callers> {
  if (!browser) throw new Error('the page has no browser of its own');
  return {
    asha: await callerOf(browser, origin, 'asha'),
    ben: await callerOf(browser, origin, 'ben'),
    cleo: await callerOf(browser, origin, 'cleo'),
  };
}

/** The token is nowhere but in the requests of a page. */
async function callerOf(browser: Browser, origin: string, username: string) {
  const page = await (await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })).newPage();
  await page.goto('/login?returnTo=/notification');
  await page.getByLabel('E-mail').fill(`${username}@trailfolk.example`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const asked = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.getByRole('button', { name: 'Log in' }).click();
  const headers = { authorization: (await asked).headers().authorization ?? '' };
  await page.context().close();
  const call = async (method: string, path: string, body?: object | Buffer) => {
    const isPicture = Buffer.isBuffer(body);
    const typed = { ...headers, 'content-type': isPicture ? 'image/jpeg' : 'application/json' };
    const sent = body && { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) };
    const answer = await fetch(origin + path, { method, headers: body ? typed : headers, ...sent });
    const said = (await answer.json()) as Said;
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
    return said;
  };
  return { call, id: (await call('GET', '/api/me')).id };
}
