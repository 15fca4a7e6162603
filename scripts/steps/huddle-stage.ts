import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../src/app/server/demo/fill-demo-world.ts';

const DAY_MS = 86_400_000;
const brunnen = { name: 'Brunnen', formattedAddress: 'Brunnen, Schwyz', lat: 46.9941, lng: 8.6046 };

/** Huddles in states that the demo world does not have; the ids of each. */
export interface HuddleStage {
  /** Asha hosts it: Ben and Cleo ask to come, and it has messages and a discussion. */
  readonly asked: string;
  /** Ben hosts it: a place is held for Asha. */
  readonly offered: string;
  /** Ben hosts it: whoever says yes brings guests of every age, pays, and says how they come. */
  readonly costly: string;
  /** Asha hosts it: it repeats, and Ben is a co-host. */
  readonly repeated: string;
  /** Asha hosted it: it costs money, is over, and has photos. */
  readonly over: string;
}

const staged = new Map<string, Promise<HuddleStage>>();

/** Set up once for each server, by three people who do it through the API. */
export function huddleStage(page: Page): Promise<HuddleStage> {
  const { origin } = new URL(page.url());
  const known = staged.get(origin) ?? setUp(page.context().browser(), origin);
  staged.set(origin, known);
  return known;
}

type Caller = Awaited<ReturnType<typeof callerOf>>;

interface Callers {
  readonly asha: Caller;
  readonly ben: Caller;
  readonly cleo: Caller;
}

async function setUp(browser: Browser | null, origin: string): Promise<HuddleStage> {
  if (!browser) throw new Error('the page has no browser of its own');
  const callers = {
    asha: await callerOf(browser, origin, 'asha'),
    ben: await callerOf(browser, origin, 'ben'),
    cleo: await callerOf(browser, origin, 'cleo'),
  };
  return {
    asked: await stageAsked(callers),
    offered: await stageOffered(callers),
    costly: await plan(callers.ben, {
      name: 'Ice walk on the Aletsch',
      ...costs,
      ...guests,
      carpooling: true,
    }),
    repeated: await stageRepeated(callers),
    over: await stageOver(callers),
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
    const said = (await answer.json()) as { id: string; items: { id: string; name: string }[] };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
    return said;
  };
  return { call, id: (await call('GET', '/api/me')).id };
}

const guests = {
  ...{ guestAllowed: true, guestLimit: 4 },
  guestAllowedAges: ['ADULT', 'TEEN', 'KID', 'TODDLER', 'SENIOR'],
};
const costs = {
  ...{ paymentMode: 'PAID', paymentAmount: 'CHF 45 a head', paymentMethod: 'Cash to the guide, or TWINT' },
  refundPolicy: 'Half of it back until three days before, nothing afterwards.',
};

async function plan(host: Caller, fields: object, days = 12): Promise<string> {
  const start = new Date(Date.now() + days * DAY_MS);
  start.setUTCHours(6, 30, 0, 0);
  const { id } = await host.call('POST', '/api/huddles', {
    ...{ activity: 'HIKING', timeZone: 'Europe/Zurich', venue: brunnen },
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + DAY_MS / 4).toISOString(),
    ...{ whatToBring: 'Boots with a grip, a head torch, gloves, tea.', difficulty: 'MODERATE' },
    ...fields,
  });
  return id;
}

async function stageAsked({ asha, ben, cleo }: Callers): Promise<string> {
  const name = 'Sonnenaufgangswanderung über den Höhenweg zur Rotwandhütte mit Frühstück';
  const id = await plan(asha, { name, capacity: 12, approvalRequired: true, ...guests, ...costs });
  const at = `/api/huddles/${id}`;
  await ben.call('PUT', `${at}/rsvp`, { rsvpType: 'YES', guests: { ADULT: 1, KID: 2 } });
  await cleo.call('PUT', `${at}/rsvp`, { rsvpType: 'YES' });
  await asha.call('POST', `${at}/messages`, {
    audience: 'ALL',
    text: 'The hut wants to know by Thursday how many of us eat. Tell me if you do not.',
  });
  const asked = await ben.call('POST', `${at}/comments`, { text: 'Is there a place to leave a pram?' });
  const answers = [
    [asha, 'Yes, in the shed behind the chapel. It is dry, and not locked.'],
    [cleo, 'We left ours there in summer, it was fine.'],
  ] as const;
  for (const [who, text] of answers) {
    await who.call('POST', `${at}/comments`, { text, parentId: asked.id });
  }
  await cleo.call('POST', `${at}/comments`, { text: 'How icy is the last slope?' });
  return id;
}

/** Asha waits with a guest until Cleo's two places come free. */
async function stageOffered({ asha, ben, cleo }: Callers): Promise<string> {
  const id = await plan(ben, { name: 'Two ropes on the Piz Linard', capacity: 2, ...guests });
  const at = `/api/huddles/${id}/rsvp`;
  await cleo.call('PUT', at, { rsvpType: 'YES', guests: { ADULT: 1 } });
  await asha.call('PUT', at, { rsvpType: 'YES', guests: { TEEN: 1 } });
  await cleo.call('DELETE', at);
  return id;
}

async function stageRepeated({ asha, ben }: Callers): Promise<string> {
  const id = await plan(asha, { name: 'Monday round of the lake', coHostIds: [ben.id] });
  await asha.call('POST', `/api/huddles/${id}/repetitions`, { every: 'WEEK', times: 4 });
  return id;
}

async function stageOver({ asha }: Callers): Promise<string> {
  const { items } = await asha.call('GET', '/api/huddles?mine=PAST&most=50');
  const id = items.find(({ name }) => name.startsWith('Birds of the estuary'))?.id ?? '';
  const shows = ['Curlews over the mud', 'The tide coming in', ''];
  for (const alt of shows) {
    const kept = await asha.call('POST', '/api/media', readFileSync('docs/huddle.jpg'));
    const photo = await asha.call('POST', `/api/huddles/${id}/photos`, { mediaId: kept.id });
    await asha.call('PATCH', `/api/huddles/${id}/photos/${photo.id}`, { alt });
  }
  return id;
}
