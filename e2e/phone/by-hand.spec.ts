import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a host marks all as come in one press, after one question (HUD-29)', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha', { name: 'Walk of all', starts_at: inDays(1 / 24) });
  const guest = await another();
  await arrive(guest, newcomer('Come Along'), NOWHERE);
  await (await asPersonOf(guest)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await asha.getByRole('button', { name: 'Mark all as come' }).tap();
  const question = asha.getByRole('dialog', { name: 'Mark all as come?' });
  await expect(question).toContainText('You can still change each of them.');
  await expectAccessible(asha);
  await question.getByRole('button', { name: 'Mark all as come' }).tap();
  await expect(asha.getByText('Attendance saved.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(asha.getByLabel('How many of the party of Come Along came')).toHaveValue('1');
});
