import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

type Person = ReturnType<typeof newcomer>;
const [lead, keeper, payer] = [newcomer('Olga Owner'), newcomer('Theo Treasurer'), newcomer('Petra Payer')];

const choose = (page: Page, { name }: Person) => page.getByRole('checkbox', { name: `Choose ${name}` });

/** A club of Olga's with a treasurer and somebody who pays. */
async function clubOf(owner: Page, others: ReadonlyArray<readonly [Page, Person]>): Promise<string> {
  await arrive(owner, lead, NOWHERE);
  const api = await asPersonOf(owner);
  const { id } = await (await api.post('/api/communities', { name: 'Wide list club' })).json();
  for (const [page, who] of others) {
    await arrive(page, who, NOWHERE);
    await (await asPersonOf(page)).put(`/api/communities/${id}/membership`, {});
  }
  await ask(
    `update memberships set role = 'TREASURER', title = 'Hut warden'
     where community_id = $1 and person_id = (select id from people where username = $2)`,
    [id, keeper.username],
  );
  return id;
}

test('a treasurer narrows the list on a wide screen and notes who has paid (COM-11, COM-12)', async ({
  page: owner,
  another,
}) => {
  const treasurer = await another();
  const id = await clubOf(owner, [
    [treasurer, keeper],
    [await another(), payer],
  ]);
  await treasurer.goto(`/community/view/${id}?tab=Members`);
  await choose(treasurer, payer).check();
  await treasurer.getByRole('button', { name: 'Note as paid' }).click();
  await treasurer.getByRole('textbox', { name: 'Paid until' }).fill('2099-12-31');
  await treasurer.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(treasurer.getByText('Noted for 1 member.')).toBeVisible();
  await expect(treasurer.getByText('paid until 31 December 2099')).toBeVisible();
  await treasurer.getByRole('link', { name: 'History' }).click();
  await expect(treasurer.getByRole('heading', { name: /^Members on / })).toBeVisible();
  await expect(
    treasurer.getByText(/^paid until 31 December 2099, before not yet · by Theo Treasurer/),
  ).toBeVisible();
  await expectAccessible(treasurer);
  await treasurer.goBack();
  // Notes and activity are for admins.
  await expect(treasurer.getByText('not active yet')).toHaveCount(0);
  await expect(treasurer.getByRole('button', { name: 'Write to them' })).toHaveCount(0);

  await narrow(treasurer);
});

async function narrow(treasurer: Page): Promise<void> {
  await treasurer.getByRole('button', { name: 'Filters' }).click();
  await treasurer.getByLabel('Role').selectOption('Treasurer');
  await expect(choose(treasurer, payer)).toHaveCount(0);
  await expect(choose(treasurer, keeper)).toBeVisible();
  await treasurer.getByRole('button', { name: 'Clear filters' }).click();
  await treasurer.getByLabel('Dues', { exact: true }).selectOption('Open dues');
  await expect(choose(treasurer, payer)).toHaveCount(0);
  await expect(choose(treasurer, lead)).toBeVisible();
  await expectAccessible(treasurer);
}
