import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha' } as const;
const tabs = ['Huddles', 'Messages', 'Members', 'Settings'] as const;

/** A club and what happens in it, a conversation, and what a profile shows of what somebody really did. */
export function circleShots(): readonly Shot[] {
  return [
    { name: 'community', ...asha, open: openClub() },
    ...tabs.map((tab): Shot => ({ name: `community-${tab.toLowerCase()}`, ...asha, open: openClub(tab) })),
    { name: 'community-invite', ...asha, open: inviteToClub, dialog: true },
    { name: 'community-share', ...asha, open: shareClub, dialog: true },
    { name: 'create-huddle-of-club', ...asha, open: planForClub },
    { name: 'chat-room', ...asha, open: openRoom },
    { name: 'profile-awards', ...asha, open: tryingOut('/asha?tab=awards') },
    { name: 'profile-trends', ...asha, open: tryingOut('/asha?tab=trends') },
  ];
}

/** The community of the demo world that Asha leads; those that are staged stand before it in her list. */
function openClub(tab?: (typeof tabs)[number]): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto('/community');
    await page.getByRole('link', { name: 'Sunday ridge walkers' }).click();
    await page.getByRole('link', { name: 'Overview' }).waitFor();
    if (tab) await page.getByRole('link', { name: tab, exact: true }).last().click();
  };
}

async function inviteToClub(page: Page): Promise<void> {
  await openClub()(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').waitFor();
}

async function shareClub(page: Page): Promise<void> {
  await openClub()(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog', { name: 'Select User' }).waitFor();
}

async function planForClub(page: Page): Promise<void> {
  await openClub()(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/huddle/create?communityId=${id}`);
  await page.getByLabel('Community', { exact: true }).waitFor();
}

async function openRoom(page: Page): Promise<void> {
  await page.goto('/chat');
  await page.getByRole('main').locator('a[href^="/chat/view/"]').first().click();
  await page.getByLabel('Your message').waitFor();
}

function tryingOut(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto('/setting');
    const beta = page.getByRole('switch', { name: 'Show me what is being tried out' });
    await beta.waitFor();
    if (!(await beta.isChecked())) await beta.click({ force: true });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
}
