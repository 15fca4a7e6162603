import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha' } as const;
const dialog = { dialog: true } as const;

/** Posts on their own page, said, quoted and shown to others, and what is said of a word or a place. */
export function postShots(): readonly Shot[] {
  return [
    { name: 'post', ...asha, open: openPost },
    { name: 'post-public', ...asha, open: openPublic },
    { name: 'post-dialog-empty', ...asha, open: beginPost, ...dialog },
    { name: 'post-dialog', ...asha, open: writePost, ...dialog },
    { name: 'post-quote', ...asha, open: fromMenu('Quote'), ...dialog },
    { name: 'post-share', ...asha, open: chooseWhom, ...dialog },
    { name: 'post-menu', ...asha, open: fromMenu(), ...dialog },
    { name: 'post-report', ...asha, open: fromMenu('Report'), ...dialog },
    { name: 'tag', ...asha, open: openTag },
    { name: 'tag-empty', ...asha, open: goTo('/tag/xqzvkj') },
    { name: 'place', ...asha, open: openPlace },
    { name: 'join-link', ...asha, open: openLink },
  ];
}

function goTo(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path, { waitUntil: 'load' });
  };
}

async function openPost(page: Page): Promise<void> {
  await page.goto('/ben');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Comments: [1-9]/ })
    .or(page.getByRole('link', { name: /^Comments:/ }))
    .first()
    .click();
  await page.getByRole('heading', { name: 'Comments' }).waitFor();
}

/** As visitors read it. */
async function openPublic(page: Page): Promise<void> {
  await openPost(page);
  await page.goto(`/timeline/view/${new URL(page.url()).pathname.split('/').at(-1)}`);
}

async function beginPost(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('button', { name: 'How was it out there?' }).click();
  await page.getByRole('combobox', { name: 'What you want to say' }).waitFor();
}

/** With a person, a place, a hashtag and four pictures. */
async function writePost(page: Page): Promise<void> {
  await beginPost(page);
  const field = page.getByRole('combobox', { name: 'What you want to say' });
  await field.fill('Up with ');
  await field.pressSequentially('@cleo');
  await page.getByRole('option', { name: /Cleo/ }).first().click();
  await field.pressSequentially('to @Luzern');
  await page
    .getByRole('option', { name: /Luzern/ })
    .first()
    .click();
  await field.pressSequentially('before the others were awake. Cold fingers, warm tea. #firstlight');
  const pictures = ['1', '2', '3', '4'].map(() => 'docs/huddle.jpg');
  await page.getByLabel('Choose pictures').setInputFiles(pictures);
  await page.getByLabel('What picture 4 shows').fill('The ridge above the fog, from the chapel');
}

function fromMenu(entry?: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto('/ben');
    const more = page.getByRole('article').first().getByRole('button', { name: 'More about this post' });
    await more.click();
    if (!entry) return;
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('dialog').waitFor();
  };
}

async function chooseWhom(page: Page): Promise<void> {
  await fromMenu('Share with people')(page);
  await page.getByRole('dialog').getByRole('checkbox').first().check({ force: true });
}

async function openTag(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('article').getByRole('link', { name: /^#/ }).first().click();
  await page.getByRole('heading', { level: 1, name: /^#/ }).waitFor();
}

async function openPlace(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('article').locator('a[href^="/place/"]').first().click();
  await page.getByRole('heading', { name: 'Huddles near here' }).waitFor();
}

/** The page in between, on the way to a huddle that Asha hosts. */
async function openLink(page: Page): Promise<void> {
  const asked = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.goto('/huddle/mine?show=HOSTING');
  const headers = { authorization: (await asked).headers().authorization ?? '' };
  const hosted = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  const objectId = new URL(hosted ?? '', page.url()).pathname.split('/').at(-1);
  const made = await page.request.post('/api/links', { headers, data: { objectType: 'HUDDLE', objectId } });
  const { uid } = (await made.json()) as { uid: string };
  await page.goto(`/join/${uid}`);
  await page.getByText('Redirecting in 5 sec...').waitFor();
}
