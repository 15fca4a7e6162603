import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('HUD-37 a member sees on the page of the club what is new in its conversation, and writes in the whole window', async ({
  page: owner,
  another,
}) => {
  await arrive(owner, newcomer('Owns Evenings'), NOWHERE);
  const founder = await asPersonOf(owner);
  const made = await founder.post('/api/communities', { name: 'Evening ridge club' });
  const { id } = (await made.json()) as { id: string };
  await founder.post(`/api/rooms/${id}/messages`, { text: 'Wednesday at six' });
  const ben = await another();
  await logIn(ben, 'ben', NOWHERE);
  await (await asPersonOf(ben)).put(`/api/communities/${id}/membership`, {});
  await ben.goto(`/community/view/${id}`);
  const way = ben.getByRole('link', { name: /^Conversation/ });
  await expect(way).toContainText('Wednesday at six');
  await founder.post(`/api/rooms/${id}/messages`, { text: 'Bring a lamp' });
  await expect(way).toContainText('1 new');
  await way.tap();
  await expect(ben.locator('ol').getByText('Bring a lamp')).toBeVisible();
  await ben.getByLabel('Your message').fill('I will');
  await ben.getByRole('button', { name: 'Send' }).tap();
  await expect(ben.locator('ol').getByText('I will')).toBeVisible();
  await ben.getByRole('link', { name: 'Evening ridge club' }).tap();
  await expect(way).toContainText('You: I will');
  await ben.goto(`/community/view/${id}?tab=Messages`);
  await expectAccessible(ben);
  await ben.getByRole('link', { name: 'Whole window' }).tap();
  await expect(ben).toHaveURL(new RegExp(`/chat/view/${id}$`));
});
