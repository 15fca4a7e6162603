import type { Page } from '@playwright/test';
import { peopleStage } from './people-stage.ts';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha' } as const;
const dialog = { dialog: true } as const;
const lists = ['followings', 'requests', 'sent', 'blocked', 'muted'] as const;

/** Profiles of others with what can be done there, and the lists of whom one knows. */
export function peopleShots(): readonly Shot[] {
  return [
    ...lists.map((list) => ({
      name: `people-${list}-empty`,
      ...asha,
      open: goTo(`/account/people?list=${list}`),
    })),
    ...lists.map((list) => ({
      name: `people-${list}`,
      ...asha,
      open: staged(`/account/people?list=${list}`),
    })),
    { name: 'profile-asked', ...asha, open: staged('/cleo') },
    { name: 'profile-menu', ...asha, open: fromMenu(), ...dialog },
    { name: 'profile-block', ...asha, open: fromMenu('Block'), ...dialog },
    { name: 'profile-report', ...asha, open: fromMenu('Report'), ...dialog },
    { name: 'profile-mutuals', ...asha, open: openMutuals },
    { name: 'profile-awards-of-other', ...asha, open: goTo('/ben?tab=awards') },
    { name: 'profile-trends-of-other', ...asha, open: goTo('/ben?tab=trends') },
  ];
}

function goTo(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path, { waitUntil: 'load' });
  };
}

function staged(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await peopleStage(page);
    await goTo(path)(page);
  };
}

function fromMenu(entry?: string): (page: Page) => Promise<void> {
  return async (page) => {
    await goTo('/ben')(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    if (!entry) return;
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('dialog').waitFor();
  };
}

/** The first of Asha's followers with whom she has somebody in common. */
async function openMutuals(page: Page): Promise<void> {
  await goTo('/account/people')(page);
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  await rows.first().waitFor();
  const paths = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths) {
    await goTo(path)(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const common = page.getByText(/in common/);
    if (
      await common.waitFor({ timeout: 1_000 }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('Asha has nobody in common with any of her followers');
}
