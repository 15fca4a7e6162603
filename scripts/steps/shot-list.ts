import type { Page } from '@playwright/test';
import { demoPassword } from '../../src/app/server/demo/fill-demo-world.ts';
import { answerShots } from './answer-shots.ts';
import { carpoolShots } from './carpool-shots.ts';
import { circleShots } from './circle-shots.ts';
import { clubShots } from './club-shots.ts';
import { frameShots } from './frame-shots.ts';
import { huddleShots } from './huddle-shots.ts';
import { joinShots } from './join-shots.ts';
import { peopleShots } from './people-shots.ts';
import { planShots } from './plan-shots.ts';
import { postShots } from './post-shots.ts';
import { saidShots } from './said-shots.ts';
import { beginStory, storyShots } from './story-shots.ts';
import { talkShots } from './talk-shots.ts';
import { wayInShots } from './way-in-shots.ts';

/** Who looks, in the order in which pictures are taken; each has a browser of their own. Ben is a moderator. */
export const cast = ['visitor', 'asha', 'ben', 'newcomer', 'arrival'] as const;

/** The notices that a browser is shown once. */
export const comesOnce = [
  'cookie_accepted',
  'tour_completed',
  'term_Huddle',
  'term_Community',
  'term_Inspiration',
];

/** Runs in the page: these have come. */
export function knowAll(keys: readonly string[]): void {
  for (const key of keys) localStorage.setItem(key, 'true');
}

export interface Shot {
  readonly name: string;
  /** An arrival is in a browser that has not been told anything yet. */
  readonly who: (typeof cast)[number];
  /** Brings the page into the state that is taken. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Takes back what would stay with the pages after it. */
  readonly leave?: (page: Page) => Promise<void>;
  /** Something lies over the page: only the window is taken. */
  readonly dialog?: true;
}

const plain = {
  visitor: {
    start: '/start',
    features: '/features',
    terms: '/terms',
    privacy: '/privacy',
    cookies: '/cookies',
    support: '/support',
    error: '/error',
    'not-found': '/no/such/page',
    outbox: '/dev/outbox',
    'moderation-figures': '/moderation/figures',
    'explore-inspirations': '/explore/inspiration',
    'explore-nothing': '/explore/inspiration?q=xqzvkj',
  },
  asha: {
    home: '/home',
    discover: '/huddle/huddles?everywhere=true',
    'discover-near': '/huddle/huddles',
    'discover-filters': '/huddle/huddles?activity=HIKING&near=47.05%2C8.3&place=Luzern&within=100&sort=NEAR',
    'discover-map': '/huddle/huddles?everywhere=true&view=map',
    'discover-empty': '/huddle/huddles?q=xqzvkj',
    calendar: '/huddle/calendar',
    drafts: '/huddle/mine?show=DRAFTS',
    'my-huddles': '/huddle/mine',
    'create-huddle': '/huddle/create',
    'import-huddles': '/huddle/import',
    notifications: '/notification',
    communities: '/community/discover',
    'reading-list': '/inspiration',
    'inspirations-authored': '/inspiration/authored',
    'communities-map': '/community/discover?view=map',
    'my-communities': '/community',
    search: '/search?q=ridge',
    'search-empty': '/search?q=xqzvkj',
    chat: '/chat',
    'my-posts': '/home/mine',
    saved: '/home/saved',
    'create-community': '/community/create',
    carpools: '/carpool',
    'carpools-map': '/carpool?view=map&near=47.05%2C8.3%2C100&place=Luzern',
    'my-carpools': '/carpool?show=MINE',
    'create-carpool': '/huddle/carpool/create',
    aurora: '/home/chatbot',
    profile: '/ben',
    'profile-about': '/ben?tab=about',
    'my-profile': '/asha',
    people: '/account/people',
    account: '/account',
    setting: '/setting',
    security: '/setting/security',
    'my-data': '/setting/export',
    'setting-notifications': '/setting/notifications',
  },
} as const;

/** Every page there is, with the way to it. */
export function openingsOf(origin: string): readonly Shot[] {
  return [...visitorShots(origin), ...memberShots(origin), ...stagedShots()];
}

function visitorShots(origin: string): readonly Shot[] {
  return [
    ...Object.entries(plain.visitor).map(
      ([name, path]): Shot => ({ name, who: 'visitor', open: goTo(path) }),
    ),
    {
      name: 'huddle-public',
      who: 'visitor',
      open: async (page) => goTo(await aHuddle(origin, 'join'))(page),
    },
    {
      name: 'report-form',
      who: 'visitor',
      open: async (page) =>
        goTo((await aHuddle(origin, 'join')).replace('/join/huddle/', '/report?type=HUDDLE&id='))(page),
    },
    { name: 'inspiration', who: 'visitor', open: async (page) => goTo(await anInspiration(origin))(page) },
    { name: 'community-public', who: 'visitor', open: async (page) => goTo(await aCommunity(origin))(page) },
    { name: 'join-dead-link', who: 'visitor', open: goTo(`/join/${'A'.repeat(22)}`) },
    { name: 'verify-dead-link', who: 'visitor', open: goTo('/verify/email/confirm?token=nothing') },
  ];
}

function memberShots(origin: string): readonly Shot[] {
  return [
    ...Object.entries(plain.asha).map(([name, path]): Shot => ({ name, who: 'asha', open: goTo(path) })),
    { name: 'huddle-member', who: 'asha', open: async (page) => goTo(await aHuddle(origin, 'view'))(page) },
    { name: 'aurora-answer', who: 'asha', open: askAurora('Easy hikes near Zermatt') },
    { name: 'aurora-ride', who: 'asha', open: askAurora('I need a ride to the Priorat') },
    { name: 'huddle-host', who: 'asha', open: openHosted() },
    { name: 'huddle-report', who: 'asha', open: openReport(origin), dialog: true },
    { name: 'inspiration-edit', who: 'asha', open: beginStory },
    ...huddleShots(),
    ...planShots(),
    ...carpoolShots(),
    ...circleShots(),
    ...storyShots(),
    { name: 'my-menu', who: 'asha', open: openFromBar('My menu'), dialog: true },
    { name: 'bell', who: 'asha', open: openFromBar(/^Notifications/), dialog: true },
    { name: 'create-panel', who: 'asha', open: openFromBar('Create'), dialog: true },
    ...postShots(),
    ...frameShots(),
    ...wayInShots(),
  ];
}

/** Last: what they stage stands in the lists of those before. */
function stagedShots(): readonly Shot[] {
  return [...answerShots(), ...joinShots(), ...clubShots(), ...saidShots(), ...talkShots(), ...peopleShots()];
}

function goTo(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path, { waitUntil: 'load' });
  };
}

/** Her answer stands there when it can be copied. */
function askAurora(question: string): (page: Page) => Promise<void> {
  return async (page) => {
    await goTo(`/home/chatbot?${new URLSearchParams({ question })}`)(page);
    await page.getByRole('button', { name: 'Copy' }).first().waitFor();
  };
}

async function aHuddle(origin: string, page: 'join' | 'view'): Promise<string> {
  const answer = await fetch(`${origin}/api/public/huddles?limit=10`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const id = items[3]?.id ?? items[0]?.id ?? '';
  return page === 'join' ? `/join/huddle/${id}` : `/huddle/view/${id}`;
}

async function anInspiration(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/public/inspirations?limit=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/inspiration/view/${items[0]?.id ?? ''}`;
}

async function aCommunity(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/public/communities?limit=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/join/community/${items[0]?.id ?? ''}`;
}

/** The first huddle that Asha hosts, with one of its dialogs. */
function openHosted(button?: string): (page: Page) => Promise<void> {
  return async (page) => {
    await goTo('/huddle/mine?show=HOSTING')(page);
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'For hosts' }).waitFor();
    if (button) await page.getByRole('button', { name: button }).click();
  };
}

function openReport(origin: string): (page: Page) => Promise<void> {
  return async (page) => {
    await goTo(await aHuddle(origin, 'view'))(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Report huddle' }).click();
    await page.getByRole('dialog').waitFor();
  };
}

/** Before the first picture of somebody with a name. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login?returnTo=/home');
  await page.getByLabel('E-mail').fill(`${username}@trailfolk.example`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'My menu' }).waitFor();
}

function openFromBar(name: string | RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await goTo('/home')(page);
    await page.getByRole('banner').getByRole('button', { name }).click();
  };
}
