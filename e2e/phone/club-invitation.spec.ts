import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { inDays } from '../support/huddles.ts';
import { finishSigningUp, newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const walk = (communityId: string, name: string, days: number) => ({
  name,
  activity: 'HIKING',
  communityId,
  startDateTime: inDays(days).toISOString(),
  endDateTime: inDays(days + 0.2).toISOString(),
  timeZone: 'Europe/Zurich',
});

test('a link says who invites into what, survives signing up, and is printed as a poster (COM-10)', async ({
  page: asha,
  another,
}) => {
  await arrive(asha, newcomer('Club Founder'), NOWHERE);
  const api = await asPersonOf(asha);
  const rules = 'Nobody walks ahead.';
  const club = { name: 'Thursday ridge club', description: 'We start before the sun.', rules };
  const { id } = await (await api.post('/api/communities', club)).json();
  await api.post('/api/huddles', walk(id, 'First snow walk', 8));
  await asha.goto(`/community/view/${id}`);
  await asha.getByRole('button', { name: 'Invite' }).tap();
  await asha.getByLabel('The link stands for').selectOption('30 days');
  await asha.getByLabel('It invites').selectOption('50 people');
  await asha.getByRole('button', { name: 'Make a link' }).tap();
  await expect(asha.getByText('0 of 50 came by it')).toBeVisible();
  await asha.getByRole('link', { name: 'QR code and poster' }).tap();
  await expect(asha.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
  await expect(asha.getByRole('img', { name: 'QR code of the page' })).toBeVisible();
  const token = new URL(asha.url()).pathname.split('/').at(-1);

  const guest = await another();
  await guest.goto(`/join/invitation/${token}`);
  await expect(guest.getByText('Club Founder invites you')).toBeVisible();
  await expect(guest.getByText('First snow walk')).toBeVisible();
  await expect(guest.getByText(rules)).toBeVisible();
  await expect(guest.locator('meta[property="og:title"]')).toHaveAttribute('content', /Thursday ridge club/);
  await expectAccessible(guest);
  await guest.getByRole('link', { name: 'Join Community' }).tap();
  await guest.getByRole('link', { name: 'Sign up' }).first().tap();
  await finishSigningUp(guest, newcomer('Late Guest'));
  await expect(guest.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
  await guest.getByRole('button', { name: 'Accept Invite' }).tap();
  await guest.getByLabel('I accept the rules').check();
  await guest.getByRole('dialog').getByRole('button', { name: 'Join Community' }).tap();
  await expect(guest.getByText('Welcome to the community.')).toBeVisible();
});

test('members hear of a new outing as they choose, and are reminded by one press (COM-9)', async ({
  page: host,
  another,
}) => {
  await arrive(host, newcomer('Outing Host'), NOWHERE);
  const api = await asPersonOf(host);
  const { id } = await (await api.post('/api/communities', { name: 'Wednesday evening club' })).json();
  const member = await another();
  await arrive(member, newcomer('Quiet Member'), NOWHERE);
  await (await asPersonOf(member)).put(`/api/communities/${id}/membership`, {});
  await member.goto(`/community/view/${id}?tab=Huddles`);
  const choice = member.getByRole('region', { name: 'New outings' });
  await choice.getByLabel('I hear of').selectOption('What fits me');
  await choice.getByLabel('Hardest').selectOption('Moderate');
  await choice.getByLabel('By mail, too').uncheck();
  await expectAccessible(member);
  await member.reload();
  await expect(choice.getByLabel('Hardest')).toHaveValue('MODERATE');
  await expect(choice.getByLabel('By mail, too')).not.toBeChecked();

  const planned = await (await api.post('/api/huddles', walk(id, 'Round by lamp light', 9))).json();
  await member.goto('/notification');
  await expect(
    member.getByText('Outing Host planned an outing in your community: Round by lamp light.'),
  ).toBeVisible();

  await host.goto(`/huddle/view/${planned.id}`);
  await expect(host.getByText('1 person has not answered.')).toBeVisible();
  await host.getByRole('button', { name: 'Remind them' }).tap();
  await host.getByRole('dialog').getByRole('button', { name: 'Remind 1 person' }).tap();
  await expect(host.getByText('You have reminded them in the last 24 hours.')).toBeVisible();
  await expect(host.getByRole('button', { name: 'Remind them' })).toHaveCount(0);
  await expect(
    member.getByText('Outing Host would like to know whether you are coming to Round by lamp light.'),
  ).toBeVisible();
});
