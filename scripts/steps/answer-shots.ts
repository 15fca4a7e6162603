import type { Page } from '@playwright/test';
import { answerStage } from './answer-stage.ts';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha' } as const;
const dialog = { dialog: true } as const;

type State = keyof Awaited<ReturnType<typeof answerStage>>;

/** What a huddle says to somebody whose answer stands in one state or another, and to anyone who hosts it. */
export function answerShots(): readonly Shot[] {
  const states: readonly State[] = [
    ...(['waiting', 'requested', 'turnedAway', 'invited', 'notOpen', 'going', 'moved', 'cancelled'] as const),
  ];
  return [
    ...states.map((state) => ({ name: `huddle-is-${state}`, ...asha, open: on(state) })),
    { name: 'huddle-waiting-list', ...asha, open: waitingList },
    { name: 'huddle-intent', ...asha, open: confirmIntent, ...dialog },
    { name: 'huddle-shared', ...asha, open: share, ...dialog },
    { name: 'huddle-menu', ...asha, open: menu, ...dialog },
    { name: 'my-huddles-hosting', ...asha, open: goTo('/huddle/mine?show=HOSTING') },
    { name: 'my-huddles-invited', ...asha, open: goTo('/huddle/mine?show=INVITED') },
    { name: 'my-huddles-past', ...asha, open: goTo('/huddle/mine?show=PAST') },
    { name: 'my-huddles-maybe', ...asha, open: goTo('/huddle/mine?show=MAYBE') },
    { name: 'edit-capacity', ...asha, open: shrink, ...dialog },
    { name: 'edit-conflict', ...asha, open: clash, ...dialog },
    { name: 'drop-draft', ...asha, open: dropDraft, ...dialog },
    { name: 'huddle-by-link', who: 'visitor', open: byLink },
  ];
}

function goTo(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path, { waitUntil: 'load' });
  };
}

function on(state: State): (page: Page) => Promise<void> {
  return async (page) => {
    const stage = await answerStage(page);
    await page.goto(`/huddle/view/${stage[state]}`);
    await page.getByRole('heading', { name: 'Location' }).waitFor();
  };
}

/** Asked back after the login what a visitor wanted. */
async function confirmIntent(page: Page): Promise<void> {
  const { invited } = await answerStage(page);
  await page.goto(`/join/huddle/${invited}?intent=YES`);
  await page.getByRole('dialog').waitFor();
}

async function menu(page: Page): Promise<void> {
  await on('going')(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
}

async function share(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await menu(page);
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
}

async function waitingList(page: Page): Promise<void> {
  await on('crowded')(page);
  await page
    .getByRole('group', { name: 'Which people' })
    .getByRole('button', { name: /^Waiting/ })
    .click();
  await page.getByText('Number 1').waitFor();
}

async function edit(page: Page): Promise<void> {
  await on('crowded')(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Save the changes' }).waitFor();
}

async function shrink(page: Page): Promise<void> {
  await edit(page);
  await page.getByLabel('How many people fit').fill('1');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Two windows of Asha's change the same fields. */
async function clash(page: Page): Promise<void> {
  await edit(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Save the changes' }).waitFor();
  await change(other, 'Two seats, and one on the roof', 'Rope, harness, a good book.');
  await other.getByRole('heading', { name: 'The plan' }).waitFor();
  await other.close();
  await change(page, 'Two seats on the ridge', 'Boots and tea.');
  await page.getByRole('dialog').waitFor();
}

async function change(page: Page, name: string, bring: string): Promise<void> {
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel('What to bring').fill(bring);
  await page.getByRole('button', { name: 'Save the changes' }).click();
}

async function dropDraft(page: Page): Promise<void> {
  await page.goto('/huddle/create');
  await page.getByLabel(/^Name/).fill('A walk that I am not sure of yet');
  await page.getByRole('button', { name: 'Throw this draft away' }).click();
  await page.getByRole('dialog').waitFor();
}

async function byLink(page: Page): Promise<void> {
  await page.goto('/start');
  const { alone } = await answerStage(page);
  await page.goto(`/join/huddle/${alone}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
