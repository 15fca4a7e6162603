import type { Locator, Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from './arrive.ts';
import { ask } from './database.ts';
import { inDays } from './huddles.ts';
import { linkInMail } from './mails.ts';
import { finishSigningUp, newcomer, type Person } from './people.ts';
import { closeShare, openGroups } from './plan.ts';
import { expect } from './test.ts';

/** People who are invited, and outings of the season. */
const INVITED = 300;
const OUTINGS = 10;

const wallOf = (days: number, time: string) => `${inDays(days).toISOString().slice(0, 10)}T${time}`;
/** By thumb where there is a screen to touch: while somebody types, the bar below is away, and comes back as they press. */
async function press(target: Locator): Promise<void> {
  const isTouch = await target.evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouch ? target.tap() : target.click());
}

const toast = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

/** Founds a club on its page, for leaders to plan in; answers its id. */
export async function foundClub(owner: Page, name: string): Promise<string> {
  await owner.goto('/community/create');
  await owner.getByLabel(/^Name/).fill(name);
  await owner.getByLabel('Who plans outings in its name').selectOption('Leaders and admins only');
  await owner.getByRole('button', { name: 'Create the community' }).click();
  await expect(owner.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(owner.url()).pathname.split('/').at(-1) ?? '';
}

/** Invites three hundred people by a table; answers the address of one who has never been here. */
export async function inviteMany(owner: Page, club: string): Promise<Person> {
  const leader = newcomer('Lina Leader');
  const others = Array.from({ length: INVITED - 1 }, (_, at) => `Member ${at};m${at}.${club}@mail.example`);
  await owner.goto(`/community/view/${club}`);
  await owner.getByRole('button', { name: 'Invite' }).click();
  await owner.getByRole('link', { name: 'Invite many at once' }).click();
  await owner.getByLabel('Or open a file').setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name;E-Mail', `Lina Leader;${leader.email}`, ...others].join('\n')),
  });
  await owner.getByRole('button', { name: `Send ${INVITED} invitations` }).click();
  await toast(owner, `${INVITED} invitations`);
  return leader;
}

/** Somebody new comes by the link of their mail, signs up and is a member. */
export async function joinByMail(page: Page, person: Person): Promise<void> {
  await page.goto(new URL(await linkInMail(person.email, /\/join\/invitation\//)).pathname);
  await page.getByRole('link', { name: 'Join Community' }).click();
  await page.getByRole('link', { name: 'New here? Sign up' }).click();
  await finishSigningUp(page, person);
  await page.getByRole('button', { name: 'Accept Invite' }).click();
  await toast(page, 'Welcome to the community.');
}

export async function makeLeader(owner: Page, club: string, { name }: Person): Promise<void> {
  await owner.goto(`/community/view/${club}?tab=Members`);
  await owner.getByRole('button', { name: `More about ${name}` }).click();
  await owner.getByRole('menuitem', { name: 'Role and title', exact: true }).click();
  const sheet = owner.getByRole('dialog', { name: `Role and title of ${name}` });
  await sheet.getByRole('radio', { name: 'Leader' }).check();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
}

/** The leader plans one outing by hand, with a question, and keeps it as the template of the club. */
export async function keepRound(leader: Page, club: string, { name }: Person): Promise<void> {
  await leader.goto(`/huddle/create?communityId=${club}`);
  await leader.getByRole('textbox', { name: 'Name' }).fill('Evening round');
  await leader.getByLabel(/^Start/).fill(wallOf(3, '18:30'));
  await openGroups(leader, 'Who may come', 'End and answers');
  await leader.getByText('Public', { exact: true }).click();
  await leader.getByLabel('People without an account may answer by mail').check();
  await leader.getByRole('button', { name: 'Publish the huddle' }).click();
  await leader.waitForURL(/\/huddle\/view\//);
  await closeShare(leader);
  await leader.getByRole('button', { name: 'Ask those who come' }).click();
  const questions = leader.getByRole('dialog', { name: 'Ask those who come' });
  await questions.getByRole('textbox', { name: 'Question 1' }).fill('Do you bring a lamp?');
  await questions.getByRole('button', { name: 'Save' }).click();
  await toast(leader, 'Your questions are saved.');
  await leader.getByRole('button', { name: 'Keep as a template' }).click();
  const sheet = leader.getByRole('dialog', { name: 'Keep as a template' });
  await sheet.getByLabel('Name of the template').fill('Wednesday round');
  await sheet.getByLabel('Who leads it as a rule').selectOption({ label: name });
  await sheet.getByRole('button', { name: 'Keep as a template' }).click();
  await toast(leader, 'Kept as a template.');
}

/** Ten outings of a table, by the template, are published at once. */
export async function planSeason(leader: Page, club: string): Promise<string[]> {
  const lines = Array.from({ length: OUTINGS }, (_, at) => `${wallOf(7 * at + 5, '')};Round ${at + 1}`);
  const table = ['date;title;template', ...lines.map((line) => `${line.replace('T;', ';')};Wednesday round`)];
  await leader.goto(`/huddle/import?communityId=${club}`);
  await leader.getByRole('textbox', { name: 'Or paste it here' }).fill(table.join('\n'));
  await press(leader.getByRole('button', { name: 'See what will happen' }));
  await leader.getByRole('button', { name: `Make ${OUTINGS} drafts` }).click();
  await leader.getByRole('button', { name: 'Publish all of them' }).click();
  await leader.getByRole('button', { name: 'Publish', exact: true }).click();
  await toast(leader, `${OUTINGS} outings are published.`);
  const rows = await ask<{ id: string }>(
    `select id from huddles where community_id = $1 and name like 'Round %' order by starts_at`,
    [club],
  );
  expect(rows).toHaveLength(OUTINGS);
  return rows.map(({ id }) => id);
}

/** A member says yes with an answer to the question; somebody without an account comes by a mail. */
export async function answerBothWays(member: Page, visitor: Page, outing: string): Promise<void> {
  await member.goto(`/huddle/view/${outing}`);
  await member.getByRole('button', { name: 'Confirm' }).click();
  await member.getByRole('button', { name: 'I come alone' }).click();
  const sheet = member.getByRole('dialog', { name: 'The hosts ask' });
  await sheet.getByRole('radiogroup', { name: 'Do you bring a lamp?' }).getByLabel('Yes').check();
  await sheet.getByRole('button', { name: 'Send answers' }).click();
  await toast(member, 'You are going.');

  const email = newcomer('Mila Mail').email;
  await visitor.goto(`/join/huddle/${outing}`);
  await visitor.getByRole('button', { name: 'Confirm' }).first().click();
  await visitor.getByRole('button', { name: 'Answer without an account' }).click();
  await visitor.getByLabel('Name').fill('Mila Mail');
  await visitor.getByLabel('E-mail').fill(email);
  await visitor.getByRole('button', { name: 'Send me the link' }).click();
  await toast(visitor, 'We sent you a mail.');
  await visitor.goto(new URL(await linkInMail(email, /join\/answer/)).pathname);
  await visitor.getByRole('radio', { name: 'Yes' }).check();
  await visitor.getByRole('button', { name: 'Yes, I am coming' }).click();
  await toast(visitor, 'Mila Mail, you are going.');
}

/** The club votes on the date of another outing, and the leader sets it. */
export async function voteOnDate(leader: Page, member: Page, outing: string): Promise<void> {
  const pollOf = (page: Page) => page.getByRole('region', { name: 'Which dates suit you?' });
  await leader.goto(`/huddle/view/${outing}`);
  await leader.getByRole('button', { name: 'Vote on the date' }).click();
  await leader.getByRole('dialog').getByRole('button', { name: 'Start the vote' }).click();
  await expect(pollOf(leader)).toBeVisible();
  await member.goto(`/huddle/view/${outing}`);
  for (const at of [0, 1])
    await pollOf(member).getByRole('group').nth(at).getByRole('button', { name: 'Yes' }).click();
  await pollOf(member).getByRole('button', { name: 'Send my vote' }).click();
  await expect(pollOf(member).getByRole('button', { name: 'Your vote is saved' })).toBeVisible();
  const chosen = pollOf(leader).getByRole('listitem').filter({ hasText: 'Yes 1' }).last();
  await chosen.getByRole('button', { name: 'Choose this date' }).click();
  await leader.getByRole('button', { name: 'Set the date', exact: true }).click();
  await expect(pollOf(leader)).toBeHidden();
}

/** What the group brings, and what must hold for it to go. */
export async function prepare(leader: Page, member: Page, outing: string): Promise<void> {
  await leader.goto(`/huddle/view/${outing}`);
  await leader.getByRole('button', { name: 'List what is needed' }).click();
  const kit = leader.getByRole('dialog', { name: 'What the group needs' });
  await kit.getByRole('textbox', { name: 'Thing 1' }).fill('Rope');
  await kit.getByRole('button', { name: 'Save' }).click();
  await member.goto(`/huddle/view/${outing}`);
  await member.getByRole('button', { name: 'I bring one: Rope' }).click();
  await expect(member.getByText('1 of 1')).toBeVisible();

  await leader.getByRole('button', { name: 'Set the criteria' }).click();
  const criteria = leader.getByRole('dialog', { name: 'Criteria to go ahead' });
  await criteria.getByRole('textbox', { name: 'People at least' }).fill('2');
  await criteria.getByRole('textbox', { name: 'Back so many minutes' }).fill('');
  await criteria.getByRole('button', { name: 'Save' }).click();
  await toast(leader, '2 going, at least 2 needed');
}

/** The day has passed: all have come, and the leader writes how it was. */
export async function lookBack(leader: Page, outing: string): Promise<void> {
  await ask('update huddles set starts_at = $2, ends_at = $3 where id = $1', [
    outing,
    inDays(-1.2),
    inDays(-1),
  ]);
  await leader.goto(`/huddle/view/${outing}`);
  await leader.getByRole('button', { name: 'Mark all as come' }).click();
  await leader.getByRole('dialog').getByRole('button', { name: 'Mark all as come' }).click();
  await expect(leader.getByRole('dialog')).toHaveCount(0);
  await leader.getByRole('button', { name: 'Make a trip report' }).click();
  const sheet = leader.getByRole('dialog', { name: 'Trip report' });
  await sheet.getByLabel('In a line').fill('Dry to the top.');
  await sheet.getByRole('button', { name: 'Make the draft' }).click();
  await leader.waitForURL(/\/inspiration\/edit\?draftId=/);
  await expect(leader.getByText('Dry to the top.').first()).toBeVisible();
}

/** The year of the club, counted as everywhere, and its lists to take along. */
export async function closeYear(owner: Page, club: string): Promise<void> {
  await owner.goto(`/community/view/${club}`);
  await owner.getByRole('link', { name: 'Statistics by year' }).click();
  const year = String(inDays(-1.2).getFullYear());
  if (String(new Date().getFullYear()) !== year) await owner.getByLabel('Year').selectOption(year);
  await expect(owner.getByRole('figure').filter({ hasText: 'People who came' })).toContainText('2');
  for (const [path, file] of [
    ['', 'Save as CSV'],
    ['?tab=Members', 'Save as CSV'],
  ]) {
    if (path) await owner.goto(`/community/view/${club}${path}`);
    const saved = owner.waitForEvent('download');
    await owner.getByRole('button', { name: file ?? '' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  }
}

/** A member who is here already. */
export async function joinAs(page: Page, name: string, club: string): Promise<Person> {
  const person = await arrive(page, newcomer(name), NOWHERE);
  await (await asPersonOf(page)).put(`/api/communities/${club}/membership`, {});
  return person;
}
