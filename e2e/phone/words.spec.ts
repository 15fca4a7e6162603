import { arrive, NOWHERE } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('P16: who is named in a comment stands there by name and leads to the profile (HUD-6)', async ({
  page,
  another,
}) => {
  const named = await another();
  const { username } = await arrive(named, newcomer('Lea Keller'), NOWHERE);
  const id = await plantHuddle('asha');
  await arrive(page, newcomer('Names Somebody'), `/huddle/view/${id}`);
  const words = page.getByPlaceholder('Ask or tell something');
  await words.fill(`Is @${username} coming?`);
  await page.getByRole('button', { name: 'Say it' }).tap();
  await page.getByRole('link', { name: '@Lea Keller' }).tap();
  await expect(page).toHaveURL(new RegExp(`/${username}$`));
});
