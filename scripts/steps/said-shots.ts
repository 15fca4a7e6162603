import type { Page } from '@playwright/test';
import { saidStage } from './said-stage.ts';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha' } as const;
const dialog = { dialog: true } as const;

type Said = keyof Awaited<ReturnType<typeof saidStage>>;

/** Posts with pictures, edits, quotes and comments, and what opens from them. */
export function saidShots(): readonly Shot[] {
  return [
    { name: 'post-pictures', ...asha, open: on('pictured') },
    { name: 'post-lightbox', ...asha, open: enlarge, ...dialog },
    { name: 'post-likes', ...asha, open: fromMenu('pictured', 'Who likes it'), ...dialog },
    { name: 'post-delete', ...asha, open: fromMenu('pictured', 'Delete'), ...dialog },
    { name: 'post-edit', ...asha, open: fromMenu('edited', 'Edit'), ...dialog },
    { name: 'post-history', ...asha, open: fromMenu('edited', 'What it said before'), ...dialog },
    { name: 'post-quoting-deleted', ...asha, open: on('quoting') },
    { name: 'post-commented', ...asha, open: on('commented') },
    { name: 'post-suggestions', ...asha, open: suggest, ...dialog },
    { name: 'post-gone', ...asha, open: goTo('/home/timeline/view/01900000-0000-7000-8000-000000000000') },
    { name: 'post-pictures-public', who: 'visitor', open: onAsVisitor },
    { name: 'profile-posts', ...asha, open: goTo('/asha') },
    { name: 'timeline', ...asha, open: goTo('/home') },
  ];
}

function goTo(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path, { waitUntil: 'load' });
  };
}

function on(which: Said): (page: Page) => Promise<void> {
  return async (page) => {
    const stage = await saidStage(page);
    await page.goto(`/home/timeline/view/${stage[which]}`);
    await page.getByRole('heading', { name: 'Comments' }).waitFor();
  };
}

async function enlarge(page: Page): Promise<void> {
  await on('pictured')(page);
  await page.getByRole('button', { name: 'Cleo at the spring' }).click();
  await page.getByRole('dialog').waitFor();
}

function fromMenu(which: Said, entry: string): (page: Page) => Promise<void> {
  return async (page) => {
    await on(which)(page);
    await page.getByRole('button', { name: 'More about this post' }).first().click();
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('dialog').waitFor();
  };
}

async function suggest(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('button', { name: 'How was it out there?' }).click();
  const field = page.getByRole('combobox', { name: 'What you want to say' });
  await field.fill('Up with ');
  await field.pressSequentially('@ben');
  await page.getByRole('option', { name: /Ben/ }).first().waitFor();
}

async function onAsVisitor(page: Page): Promise<void> {
  await page.goto('/start');
  const { pictured } = await saidStage(page);
  await page.goto(`/timeline/view/${pictured}`);
}
