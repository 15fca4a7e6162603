import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { inDays } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const walk = (communityId: string) => ({
  name: 'Round by lamp light',
  activity: 'HIKING',
  communityId,
  startDateTime: inDays(9).toISOString(),
  endDateTime: inDays(9.2).toISOString(),
  timeZone: 'Europe/Zurich',
});

/** Chooses what fits, without mails, and sees it kept. */
async function chooseWhatFits(member: Page, clubId: string): Promise<void> {
  await member.goto(`/community/view/${clubId}?tab=Huddles`);
  const choice = member.getByRole('region', { name: 'New outings' });
  await choice.getByLabel('I hear of').selectOption('What fits me');
  await choice.getByLabel('Hardest').selectOption('Moderate');
  await choice.getByLabel('By mail, too').uncheck();
  await expectAccessible(member);
  const api = await asPersonOf(member);
  const kept = async () => (await (await api.get(`/api/notifications/outings/${clubId}`)).json()).byMail;
  await expect.poll(kept).toBe(false);
  await member.reload();
  await expect(choice.getByLabel('Hardest')).toHaveValue('MODERATE');
  await expect(choice.getByLabel('By mail, too')).not.toBeChecked();
}

test('members hear of a new outing as they choose, and are reminded by one press (COM-9, C20)', async ({
  page: host,
  another,
}) => {
  await arrive(host, newcomer('Outing Host'), NOWHERE);
  const api = await asPersonOf(host);
  const { id } = await (await api.post('/api/communities', { name: 'Wednesday evening club' })).json();
  const member = await another();
  await arrive(member, newcomer('Quiet Member'), NOWHERE);
  await (await asPersonOf(member)).put(`/api/communities/${id}/membership`, {});
  await chooseWhatFits(member, id);
  await host.goto(`/huddle/create?communityId=${id}`);
  await expect(host.getByText('Up to 1 member is told.')).toBeVisible();
  const planned = await (await api.post('/api/huddles', walk(id))).json();
  await member.goto('/notification');
  await expect(member.getByText(/planned an outing in your community: Round by lamp light/)).toBeVisible();

  await host.goto(`/huddle/view/${planned.id}`);
  await expect(host.getByText('1 person has not answered.')).toBeVisible();
  await host.getByRole('button', { name: 'Remind them' }).tap();
  await host.getByRole('dialog').getByRole('button', { name: 'Remind 1 person' }).tap();
  await expect(host.getByText('You have reminded them in the last 24 hours.')).toBeVisible();
  await expect(host.getByRole('button', { name: 'Remind them' })).toHaveCount(0);
  await expect(member.getByText(/would like to know whether you are coming to Round by/)).toBeVisible();
});
