import type { Locator, Page } from '@playwright/test';
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

test('a host adds somebody who rang, changes the entry and takes it off; others see a guest of the hosts (HUD-29)', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha', { name: 'Walk of a call', starts_at: inDays(3) });
  const guest = await another();
  await arrive(guest, newcomer('Looks On'), NOWHERE);
  await (await asPersonOf(guest)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await asha.getByRole('button', { name: 'Add somebody by hand' }).tap();
  const sheet = asha.getByRole('dialog', { name: 'Add somebody by hand' });
  await sheet.getByLabel('Name').fill('Otto Rang');
  await sheet.getByRole('button', { name: 'One more: People' }).tap();
  await sheet.getByLabel('Note for hosts').fill('+41 79 000 00 00');
  await expectAccessible(asha);
  await sheet.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(asha.getByText('Otto Rang is going.')).toBeVisible();
  await expect(asha.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expect(sheet).toBeHidden();
  const list = asha.getByRole('region', { name: 'Who is coming' });
  const entry = list.getByRole('listitem').filter({ hasText: 'Otto Rang' });
  await expect(entry).toContainText('and 1 guest');
  await expect(entry.getByRole('link', { name: '+41 79 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+41790000000',
  );

  await expectGuestOfHosts(guest, id);
  await changeAndTakeOff(asha, entry);
});

async function expectGuestOfHosts(guest: Page, id: string): Promise<void> {
  await guest.goto(`/huddle/view/${id}`);
  const people = guest.getByRole('region', { name: 'Who is coming' });
  await expect(people.getByText('Guest of the hosts')).toBeVisible();
  await expect(people.getByText('Otto')).toHaveCount(0);
}

async function changeAndTakeOff(asha: Page, entry: Locator): Promise<void> {
  await entry.getByRole('button', { name: 'Change Otto Rang' }).tap();
  const change = asha.getByRole('dialog', { name: 'Change this entry' });
  await change.getByRole('button', { name: 'One fewer: People' }).tap();
  await change.getByRole('button', { name: 'Save' }).tap();
  await expect(asha.getByText('The entry is saved.')).toBeVisible();
  await expect(entry).not.toContainText('and 1 guest');
  await entry.getByRole('button', { name: 'Take Otto Rang off' }).tap();
  const question = asha.getByRole('dialog', { name: 'Take Otto Rang off this huddle?' });
  await expect(question).toContainText('Tell them yourself');
  await question.getByRole('button', { name: 'Take off' }).tap();
  await expect(asha.getByText('Removed from the huddle.')).toBeVisible();
  await expect(entry).toHaveCount(0);
}

test('a host lets somebody in out of turn, who waits reads why, and it is undone (HUD-29)', async ({
  page: asha,
  another,
}) => {
  const first = await another();
  const id = await plantQueue(asha, first, await another());
  await asha.getByRole('button', { name: /^Waiting/ }).tap();
  await asha.getByRole('button', { name: 'Let Drives Bus in out of turn' }).tap();
  const sheet = asha.getByRole('dialog', { name: 'Let Drives Bus in out of turn' });
  await sheet.getByLabel('Reason').fill('drives the bus');
  await expectAccessible(asha);
  await sheet.getByRole('button', { name: 'Let in', exact: true }).tap();
  await expect(asha.getByText('They have a place, and those who wait can read why.')).toBeVisible();
  await first.goto(`/huddle/view/${id}`);
  await expect(first.getByText('You are number 1 on the waiting list.')).toBeVisible();
  await expect(first.getByText('Somebody was let in out of turn: drives the bus.')).toBeVisible();
  const log = asha.getByRole('region', { name: 'Done by hand' });
  await expect(log.getByText('Drives Bus let in out of turn: drives the bus.')).toBeVisible();
  await log.getByRole('button', { name: 'Undo: Drives Bus' }).tap();
  await expect(asha.getByText('It is as it was before.')).toBeVisible();
  await expect(log.getByText('Undone.')).toBeVisible();
  await expect(first.getByText('A place is held for you.')).toBeVisible();
});

/** Otto goes; the first is offered the place that is free, the second waits. */
async function plantQueue(asha: Page, first: Page, second: Page): Promise<string> {
  const id = await plantHuddle('asha', { name: 'Walk out of turn', starts_at: inDays(5), capacity: 1 });
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  const host = await asPersonOf(asha);
  await host.post(`/api/huddles/${id}/unregistered-parties`, { name: 'Otto Rang', people: 1 });
  for (const [page, name] of [
    [first, 'First Inline'],
    [second, 'Drives Bus'],
  ] as const) {
    await arrive(page, newcomer(name), NOWHERE);
    await (await asPersonOf(page)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  }
  await host.put(`/api/huddles/${id}/capacity`, { capacity: 2 });
  return id;
}
