import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { inDays, personId } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A club with an owner and a member who came by themselves. */
async function clubOf(owner: Page, member: Page, changes: object = {}) {
  const [lead, guest] = [newcomer('Club Owner'), newcomer('Mira Members')];
  await arrive(owner, lead, NOWHERE);
  const { id } = await (
    await (await asPersonOf(owner)).post('/api/communities', { name: 'Roles club', ...changes })
  ).json();
  await arrive(member, guest, NOWHERE);
  await (await asPersonOf(member)).put(`/api/communities/${id}/membership`, {});
  return { id: id as string, path: `/community/view/${id}`, lead, guest };
}

async function openMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('an owner gives a role and a title, and everybody reads who may do what (COM-11)', async ({
  page: owner,
  another,
}) => {
  const member = await another();
  const { path, guest } = await clubOf(owner, member);
  await owner.goto(`${path}?tab=Members`);
  await openMenu(owner, guest.name, 'Role and title');
  const sheet = owner.getByRole('dialog', { name: `Role and title of ${guest.name}` });
  await sheet.getByRole('radio', { name: 'Treasurer' }).check();
  await sheet.getByLabel('Title').fill('Hut warden');
  await expectAccessible(owner);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(owner.getByText('· Treasurer · Hut warden')).toBeVisible();

  await member.goto(`${path}?tab=Members`);
  await expect(member.getByRole('heading', { name: 'You in this community' })).toBeVisible();
  await expect(member.getByText('Treasurer · Hut warden · since')).toBeVisible();
  await member.getByText('Who may do what').click();
  const row = member.getByRole('row', { name: /^Manage the dues/ });
  await expect(row.getByRole('img', { name: 'Yes' })).toHaveCount(3);
  await expectAccessible(member);
});

test('an owner hands the office of a leader over on one screen (COM-11)', async ({
  page: owner,
  another,
}) => {
  const [leader, successor] = [await another(), await another()];
  const { id, path, guest } = await clubOf(owner, leader);
  const next = newcomer('Sam Successor');
  await arrive(successor, next, NOWHERE);
  await (await asPersonOf(successor)).put(`/api/communities/${id}/membership`, {});
  const role = `/api/communities/${id}/members/${await personId(guest.username)}/role`;
  await (await asPersonOf(owner)).put(role, { role: 'LEADER' });
  await owner.goto(`${path}?tab=Members`);
  await openMenu(owner, guest.name, 'Hand over the office');
  const sheet = owner.getByRole('dialog', { name: `Hand over the office of ${guest.name}` });
  await expect(sheet.getByText('The role Leader')).toBeVisible();
  await sheet.getByLabel('Find a member').fill('Succ');
  await expect(sheet.getByRole('radio')).toHaveCount(1);
  await sheet.getByRole('radio', { name: next.name }).check();
  await expectAccessible(owner);
  await sheet.getByRole('button', { name: 'Hand over' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(owner.getByRole('listitem').filter({ hasText: next.name })).toContainText('Leader');
  await expect(owner.getByRole('listitem').filter({ hasText: guest.name })).not.toContainText('Leader');
});

test('a member proposes an outing, and an admin reads and publishes it (COM-11)', async ({
  page: owner,
  another,
}) => {
  const member = await another();
  const { id, path, guest } = await clubOf(owner, member, { planning: 'APPROVED' });
  await member.goto(`/huddle/create?communityId=${id}`);
  await member.getByRole('textbox', { name: 'Name' }).fill('Proposed ridge walk');
  const propose = member.getByRole('button', { name: 'Propose the huddle' });
  await expect(propose).toBeVisible();
  await expect(member.getByText('Saved as a draft')).toBeVisible();
  await propose.click();
  await expect(member.getByText('Your outing is proposed.', { exact: false })).toBeVisible();
  await expect(member).toHaveURL(/show=DRAFTS/);

  await owner.goto(`${path}?tab=Huddles`);
  await expect(owner.getByRole('heading', { name: 'These wait for your approval' })).toBeVisible();
  await expect(owner.getByText(`Proposed by ${guest.name}`)).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Publish Proposed ridge walk', exact: true }).click();
  await expect(owner.getByText('The outing is published.')).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'These wait for your approval' })).toHaveCount(0);
  const outing = owner.getByRole('link', { name: /Proposed ridge walk/ }).first();
  await expect(outing).toBeVisible();

  await changeByApproval(member, owner, (await outing.getAttribute('href'))?.split('/').at(-1));
});

/** What was approved stays as it is until the change is approved. */
async function changeByApproval(member: Page, owner: Page, huddle: string | undefined): Promise<void> {
  await member.goto(`/huddle/edit/${huddle}`);
  await expect(member.getByText('This outing is approved.', { exact: false })).toBeVisible();
  const limit = member.getByRole('textbox', { name: 'How many people fit' });
  await limit.fill('12');
  await member.getByRole('button', { name: 'Save the changes' }).click();
  await expect(member.getByText('Approved by the community')).toBeVisible();
  await member.goto(`/huddle/edit/${huddle}`);
  await expect(member.getByText('A change waits for approval: Limit.')).toBeVisible();
  await expect(limit).toHaveValue('');
  await owner.reload();
  await owner.getByRole('button', { name: 'Approve the change of Proposed ridge walk' }).click();
  await expect(owner.getByText('The change is made.')).toBeVisible();
}

/** Both ask to join a club that takes nobody in by itself. */
async function askToJoin(id: string, pages: readonly Page[]): Promise<void> {
  await ask('update communities set approval_required = true where id = $1', [id]);
  for (const page of pages) {
    await arrive(page, newcomer('Ada Asking'), NOWHERE);
    await (await asPersonOf(page)).put(`/api/communities/${id}/membership`, {});
  }
}

test('an admin accepts all who ask, notes, and writes to a chosen few (COM-12)', async ({
  page: owner,
  another,
}) => {
  const member = await another();
  const { id, path, guest } = await clubOf(owner, member);
  await askToJoin(id, [await another(), await another()]);
  await owner.goto(`${path}?tab=Members`);
  await owner.getByRole('button', { name: 'Choose all' }).click();
  await owner.getByRole('button', { name: 'Accept 2 chosen' }).click();
  await expect(owner.getByText('2 requests are accepted.')).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Requests' })).toHaveCount(0);

  await openMenu(owner, guest.name, 'Write a note');
  await owner.getByLabel('Note', { exact: true }).fill('Lends out a rope.');
  await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('has a note')).toBeVisible();

  await owner.getByRole('checkbox', { name: `Choose ${guest.name}` }).check();
  await owner.getByRole('button', { name: 'Write to them' }).click();
  await expect(owner.getByText('1 person gets it.')).toBeVisible();
  await owner.getByLabel('Message', { exact: true }).fill('Please bring the rope on Sunday.');
  await owner.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(owner.getByText('Your message goes to 1 member.')).toBeVisible();
  await expectAccessible(owner);

  await member.goto(`${path}?tab=Members`);
  await expect(member.getByText('Lends out a rope.')).toBeVisible();
  await expect(member.getByText('Please bring the rope on Sunday.')).toBeVisible();
});

test('dues are asked, noted from a file and by hand, and the list is narrowed to who owes (COM-12)', async ({
  page: owner,
  another,
}) => {
  const member = await another();
  const { path, lead, guest } = await clubOf(owner, member);
  await owner.goto(`${path}?tab=Members`);
  await owner.getByLabel('Amount').fill('45.50');
  await owner.getByRole('button', { name: 'Save the dues' }).click();
  await expect(owner.getByText('Saved.')).toBeVisible();
  await owner.getByRole('button', { name: 'Filters' }).click();
  await owner.getByLabel('Dues', { exact: true }).selectOption('Open dues');
  await expect(owner.getByRole('checkbox', { name: `Choose ${guest.name}` })).toBeVisible();

  const text = 'Member number;Username;Paid until\n2;;31.12.2099\n;somebody.else;31.12.2099\n';
  await owner
    .getByLabel('Payments from a file', { exact: false })
    .setInputFiles({ name: 'paid.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(owner.getByText('is not a member under this name or address')).toBeVisible();
  await owner.getByRole('button', { name: 'Note 1 payment' }).click();
  await expect(owner.getByText('The payments are noted.')).toBeVisible();
  await expect(owner.getByRole('checkbox', { name: `Choose ${guest.name}` })).toHaveCount(0);
  await expect(owner.getByRole('checkbox', { name: `Choose ${lead.name}` })).toBeVisible();

  await member.goto(`${path}?tab=Members`);
  await expect(member.getByText('paid until', { exact: false })).toBeVisible();
  await expect(member.getByText('member number 2', { exact: false })).toBeVisible();
});

/** An outing of the club, hosted by the person who is logged in on this page. */
async function planFor(member: Page, communityId: string): Promise<string> {
  const start = inDays(9);
  const time = {
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 3_600_000).toISOString(),
    timeZone: 'UTC',
  };
  const plan = { ...time, name: 'Led by Mira', privacy: 'PUBLIC', communityId };
  return (await (await (await asPersonOf(member)).post('/api/huddles', plan)).json()).id;
}

test('removing a member asks what of their outings goes with them (COM-12)', async ({
  page: owner,
  another,
}) => {
  const member = await another();
  const { id, path, guest } = await clubOf(owner, member);
  const outing = await planFor(member, id);
  await owner.goto(`${path}?tab=Members`);
  await openMenu(owner, guest.name, 'Remove');
  const sheet = owner.getByRole('dialog', { name: `Remove ${guest.name}?` });
  await expect(sheet.getByText('Led by Mira', { exact: false })).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Cancel the outings they host' }).check();
  await expectAccessible(owner);
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(sheet).toHaveCount(0);
  await expect
    .poll(
      async () =>
        (await ask<{ status: string }>('select status from huddles where id = $1', [outing]))[0]?.status,
    )
    .toBe('CANCELLED');
  expect(
    await ask('select 1 from memberships where community_id = $1 and person_id = $2', [
      id,
      await personId(guest.username),
    ]),
  ).toEqual([]);
});
