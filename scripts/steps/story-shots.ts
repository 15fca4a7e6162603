import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha', dialog: true } as const;
const visitor = { who: 'visitor', dialog: true } as const;

/** Writing with what lies over it, and what visitors fill in. */
export function storyShots(): readonly Shot[] {
  return [
    { name: 'inspiration-history', ...asha, open: openHistory },
    { name: 'inspiration-preview', who: 'asha', open: preview },
    { name: 'inspiration-schedule', ...asha, open: schedule },
    { name: 'inspiration-link', ...asha, open: insertLink },
    { name: 'start-ask', ...visitor, open: ask },
    { name: 'start-soon', ...visitor, open: soon },
    { name: 'start-soon-wrong', ...visitor, open: wrongWish },
    { name: 'newsletter-sent', who: 'visitor', open: subscribe },
    { name: 'moderation', who: 'ben', open: moderate('/moderation') },
    { name: 'moderation-badges', who: 'ben', open: moderate('/moderation?show=badges') },
  ];
}

const words = [
  ['Heading', 'Before the fog comes'],
  ['', 'Take a bearing while you still see the tower. It costs a minute, and it is worth an hour.'],
  ['Quote', 'The path is where you left it.'],
  ['', 'Count your steps on the flat part, and turn back when the count is wrong twice.'],
] as const;

/** A story that was begun and is saved. */
export async function beginStory(page: Page): Promise<void> {
  await page.goto('/inspiration/authored');
  await page.getByRole('button', { name: 'Write an inspiration' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Fog above the lake');
  await page.getByRole('textbox', { name: 'Summary' }).fill('What to do when the path is gone.');
  await page.getByRole('textbox', { name: 'The story' }).click();
  for (const [tool, line] of words) {
    if (tool) await page.getByRole('button', { name: tool, exact: true }).click();
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    if (tool === 'Quote') await page.keyboard.press('Enter');
  }
  await page.getByText(/^Saved/).waitFor();
}

/** How the story was when it was published, compared with what stands there since. */
async function openHistory(page: Page): Promise<void> {
  await beginStory(page);
  const draft = new URL(page.url()).searchParams.get('draftId');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(`/inspiration/edit?draftId=${draft}`);
  await page
    .getByRole('textbox', { name: 'Summary' })
    .fill('What to do when the path and the tower are gone.');
  await page.getByText(/^Saved/).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('dialog').getByRole('button', { expanded: false }).first().click();
  await page.getByRole('button', { name: 'Restore this' }).waitFor();
}

async function preview(page: Page): Promise<void> {
  await beginStory(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Go on writing' }).waitFor();
}

async function schedule(page: Page): Promise<void> {
  await beginStory(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Later, at').fill('2030-05-04T07:30');
}

async function insertLink(page: Page): Promise<void> {
  await beginStory(page);
  await page.keyboard.type('See the map');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function ask(page: Page): Promise<void> {
  await page.goto('/start');
  await page.getByRole('button', { name: 'Ask Aurora Anything' }).click();
  await page.getByRole('dialog').waitFor();
}

async function soon(page: Page): Promise<void> {
  await page.goto('/start');
  await page.getByRole('button', { name: 'Explore More' }).click();
  await page.getByRole('dialog').waitFor();
}

async function wrongWish(page: Page): Promise<void> {
  await soon(page);
  await page.getByRole('dialog').getByLabel('Email').fill('no address');
  await page.getByRole('dialog').getByRole('button', { name: 'Tell me when it is there' }).click();
  await page.getByText('Name is required.').waitFor();
}

async function subscribe(page: Page): Promise<void> {
  await page.goto('/explore/inspiration');
  await page
    .getByRole('region', { name: 'A letter from the trail' })
    .getByLabel('Email')
    .fill('a@mail.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Subscribed to newletter').waitFor();
}

function moderate(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  };
}
