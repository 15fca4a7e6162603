import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, showUp, test } from '../support/test.ts';

async function foundClub(page: Page, name: string, privacy: string): Promise<string> {
  await arrive(page, newcomer('Club Founder'), NOWHERE);
  const made = await (await asPersonOf(page)).post('/api/communities', { name, privacy });
  expect(made.status()).toBe(200);
  return ((await made.json()) as { id: string }).id;
}

test('D3: a visitor looks through a public club by its tabs, and hands its address on (COM-2)', async ({
  page: visitor,
  another,
}) => {
  const club = await foundClub(await another(), 'Walkers in the open', 'PUBLIC');
  const huddle = await plantHuddle('asha', { name: 'Dawn for everybody', community_id: club });
  await plantHuddle('asha', { name: 'Dusk for members', community_id: club, privacy: 'COMMUNITY' });
  await visitor.goto(`/community/view/${club}?tab=Huddles`);
  await expect(visitor).toHaveURL(`/join/community/${club}?tab=Huddles`);
  await expect(visitor.getByRole('link', { name: 'Dawn for everybody' })).toBeVisible();
  await expect(visitor.getByText('Dusk for members')).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Huddles', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(visitor);
  const parts = visitor.getByRole('navigation', { name: 'Parts of the community' });
  await expect(parts.getByRole('link')).toHaveText(['Overview', 'Huddles']);
  await parts.getByRole('link', { name: 'Overview' }).tap();
  await expect(visitor.getByRole('heading', { name: 'Members Summary' })).toBeVisible();
  await visitor.evaluate(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (what) => void shared.push(what);
  });
  await visitor.getByRole('button', { name: 'Share' }).tap();
  const shared = () => visitor.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  const url = new URL(`/join/community/${club}`, visitor.url()).href;
  await expect.poll(shared).toEqual([{ title: 'Walkers in the open', url }]);
  await parts.getByRole('link', { name: 'Huddles' }).tap();
  await visitor.getByRole('link', { name: 'Dawn for everybody' }).tap();
  await expect(visitor).toHaveURL(`/join/huddle/${huddle}`);
});

test('D3: of a private club a visitor sees the front alone, whatever tab the address asks for', async ({
  page: visitor,
  another,
}) => {
  const club = await foundClub(await another(), 'Walkers behind a door', 'PRIVATE');
  await plantHuddle('asha', { name: 'Not for your eyes', community_id: club });
  await visitor.goto(`/join/community/${club}?tab=Huddles`);
  await showUp(visitor);
  await expect(visitor.getByRole('heading', { name: 'Private community' })).toBeVisible();
  await expect(visitor.getByRole('navigation', { name: 'Parts of the community' })).toHaveCount(0);
  expect(await visitor.content()).not.toContain('Not for your eyes');
  await visitor.goto(`/community/view/${club}?tab=Huddles`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});
