import type { Page } from '@playwright/test';
import { clubStage } from './club-stage.ts';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha' } as const;
const dialog = { dialog: true } as const;

type State = keyof Awaited<ReturnType<typeof clubStage>>;

/** A community as strangers, the invited, members and its owner see it, with what each can do. */
export function clubShots(): readonly Shot[] {
  return [
    { name: 'club-front', ...asha, open: on('closed') },
    { name: 'club-front-public', who: 'visitor', open: onAsVisitor('closed') },
    { name: 'club-invited', ...asha, open: on('inviting') },
    { name: 'club-archived', ...asha, open: on('archived') },
    { name: 'club-ending', ...asha, open: on('ending') },
    { name: 'club-strict', ...asha, open: on('strict') },
    { name: 'club-join', ...asha, open: press('strict', 'Ask to join'), ...dialog },
    { name: 'club-leave', ...asha, open: fromMenu('ending', 'Leave'), ...dialog },
    { name: 'club-report', ...asha, open: fromMenu('strict', 'Report'), ...dialog },
    { name: 'club-menu', ...asha, open: fromMenu('owned'), ...dialog },
    { name: 'club-owned', ...asha, open: on('owned') },
    { name: 'club-members', ...asha, open: on('owned', 'Members') },
    { name: 'club-settings', ...asha, open: on('owned', 'Settings') },
    { name: 'club-programs', ...asha, open: programs },
    { name: 'club-history', ...asha, open: page('history', 'owned') },
    { name: 'club-cases', ...asha, open: page('moderation', 'reported') },
    { name: 'club-case', ...asha, open: aCase },
    { name: 'club-huddles-empty', ...asha, open: on('owned', 'Huddles') },
    { name: 'club-messages-empty', ...asha, open: on('owned', 'Messages') },
    { name: 'club-invite', ...asha, open: press('owned', 'Invite'), ...dialog },
    { name: 'club-role', ...asha, open: aboutBen(), ...dialog },
    { name: 'club-ban', ...asha, open: aboutBen('Remove and ban'), ...dialog },
    { name: 'club-hand-over', ...asha, open: aboutBen('Hand the community over'), ...dialog },
    { name: 'club-delete', ...asha, open: endIt, ...dialog },
    { name: 'my-communities-invited', ...asha, open: goTo('/community?show=INVITED') },
    { name: 'my-communities-empty', ...asha, open: goTo('/community?show=REQUESTED') },
    { name: 'communities-empty', ...asha, open: goTo('/community/discover?text=xqzvkj') },
  ];
}

function goTo(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path, { waitUntil: 'load' });
  };
}

function on(state: State, tab?: string): (page: Page) => Promise<void> {
  return async (page) => {
    const stage = await clubStage(page);
    await page.goto(`/community/view/${stage[state]}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (tab) await page.getByRole('link', { name: tab, exact: true }).last().click();
  };
}

/** A page of its own for those who run it. */
function page(name: 'history' | 'moderation', state: State): (page: Page) => Promise<void> {
  return async (open) => {
    const stage = await clubStage(open);
    await open.goto(`/community/${name}/${stage[state]}`);
    await open.getByRole('heading', { level: 1 }).waitFor();
  };
}

async function aCase(open: Page): Promise<void> {
  await page('moderation', 'reported')(open);
  await open.getByRole('link', { name: 'Look at it' }).click();
  await open.getByText('What it said then:').waitFor();
}

function onAsVisitor(state: State): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto('/start');
    const stage = await clubStage(page);
    await page.goto(`/join/community/${stage[state]}`);
  };
}

/** With a token that was made just now. */
async function programs(page: Page): Promise<void> {
  const stage = await clubStage(page);
  await page.goto(`/community/programs/${stage.owned}`);
  await page.getByLabel('What the token is for').fill('Website of the club');
  await page.getByRole('button', { name: 'Create a token' }).click();
  await page.getByText('Copy the token now.').waitFor();
}

function press(state: State, button: string): (page: Page) => Promise<void> {
  return async (page) => {
    await on(state)(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };
}

function fromMenu(state: State, entry?: string): (page: Page) => Promise<void> {
  return async (page) => {
    await on(state)(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    if (!entry) return;
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('dialog').waitFor();
  };
}

function aboutBen(entry?: string): (page: Page) => Promise<void> {
  return async (page) => {
    await on('owned', 'Members')(page);
    await page.getByRole('button', { name: /^More about Ben/ }).click();
    if (!entry) return;
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('dialog').waitFor();
  };
}

async function endIt(page: Page): Promise<void> {
  await on('owned', 'Settings')(page);
  await page.getByRole('button', { name: 'Delete the community' }).click();
  await page.getByRole('dialog').waitFor();
}
