import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';
import { talkStage } from './talk-stage.ts';

const asha = { who: 'asha' } as const;
const dialog = { dialog: true } as const;

type Room = keyof Awaited<ReturnType<typeof talkStage>>;

/** Conversations with what is said, asked and done in them. */
export function talkShots(): readonly Shot[] {
  return [
    // First: who opens it has read it.
    { name: 'chat-unread', ...asha, open: openRoom('group') },
    { name: 'chat-list', ...asha, open: goTo('/chat') },
    { name: 'chat-requests', ...asha, open: goTo('/chat?show=REQUESTS') },
    { name: 'chat-request', ...asha, open: openRoom('request') },
    { name: 'chat-direct', ...asha, open: openRoom('direct') },
    { name: 'chat-deeds', ...asha, open: deed() },
    { name: 'chat-signs', ...asha, open: deed('React') },
    { name: 'chat-reply', ...asha, open: deed('Reply') },
    { name: 'chat-report', ...asha, open: deed('Report'), ...dialog },
    { name: 'chat-edit', ...asha, open: editOwn },
    { name: 'chat-people', ...asha, open: openPeople, ...dialog },
    { name: 'chat-menu', ...asha, open: openMenu, ...dialog },
    { name: 'chat-new', ...asha, open: beginRoom, ...dialog },
    { name: 'chat-mention', ...asha, open: mention },
    { name: 'chat-nothing', ...asha, open: goTo('/chat/view/01900000-0000-7000-8000-000000000000') },
  ];
}

function goTo(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path, { waitUntil: 'load' });
  };
}

function openRoom(which: Room): (page: Page) => Promise<void> {
  return async (page) => {
    const stage = await talkStage(page);
    await page.goto(`/chat/view/${stage[which]}`);
    await page.getByRole('main').getByRole('listitem').last().waitFor();
  };
}

/** What Ben said, pressed as on a phone, with one of its buttons. */
function deed(button?: string): (page: Page) => Promise<void> {
  return async (page) => {
    await openRoom('direct')(page);
    const said = page.getByRole('listitem').filter({ hasText: 'if the fog lifts' }).first();
    await said.getByText('if the fog lifts').click();
    if (button) await said.getByRole('button', { name: button, exact: true }).click();
  };
}

async function editOwn(page: Page): Promise<void> {
  await openRoom('direct')(page);
  const said = page.getByRole('listitem').filter({ hasText: 'Are you in on Saturday?' }).first();
  await said.getByText('Are you in on Saturday?').click();
  await said.getByRole('button', { name: 'Edit', exact: true }).click();
}

async function openPeople(page: Page): Promise<void> {
  await openRoom('group')(page);
  await page.getByRole('button', { name: 'People', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await openRoom('direct')(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
}

async function beginRoom(page: Page): Promise<void> {
  await page.goto('/chat');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function mention(page: Page): Promise<void> {
  await openRoom('group')(page);
  await page.getByLabel('Your message').pressSequentially('Thank you @Ben');
  await page.getByRole('option', { name: /Ben/ }).first().waitFor();
}
