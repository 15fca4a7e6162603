import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { unzip } from '../support/unzip.ts';

test('an admin saves the members of a club as a file that a table program reads (COM-14)', async ({
  page: admin,
  another,
}) => {
  await arrive(admin, newcomer('File Keeper'), NOWHERE);
  const api = await asPersonOf(admin);
  const { id } = await (await api.post('/api/communities', { name: 'Höhenwege: Zürich' })).json();
  const member = await another();
  await arrive(member, newcomer('+Jörg; "Joe"'), `/community/view/${id}?tab=Members`);
  await (await asPersonOf(member)).put(`/api/communities/${id}/membership`, {});
  await member.reload();
  await expect(member.getByText('File Keeper')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Save as CSV' })).toHaveCount(0);
  await admin.goto(`/community/view/${id}?tab=Members`);
  const downloaded = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Save as CSV' }).tap();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^Höhenwege Zürich \d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<string[]>(text.slice(1).trimEnd());
  expect(data.map(([number, name, , role]) => [number, name, role])).toEqual([
    ['Member number', 'Name', 'Role'],
    ['1', 'File Keeper', 'Owner'],
    ['2', '\'+Jörg; "Joe"', 'Member'],
  ]);
  await expectAccessible(admin);
});

test('a host saves the answers to a huddle as a file (COM-14)', async ({ page: asha, another }) => {
  const id = await plantHuddle('asha', { name: 'Walk of the file' });
  const guest = await another();
  await arrive(guest, newcomer('=Zoë; "Z"'), NOWHERE);
  await (await asPersonOf(guest)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  const downloaded = asha.waitForEvent('download');
  await asha.getByRole('button', { name: 'Save as CSV' }).tap();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^Walk of the file \d{4}-\d\d-\d\d\.csv$/);
  const { data } = Papa.parse<string[]>((await readFile(await file.path(), 'utf8')).slice(1).trimEnd());
  expect(data.map(([name, , answer]) => [name, answer])).toEqual([
    ['Name', 'Answer'],
    ['\'=Zoë; "Z"', 'Going'],
  ]);
});

test('a host saves the answers as a workbook of Excel, in which no text is a formula (COM-14)', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha', { name: 'Walk of the book' });
  const guest = await another();
  await arrive(guest, newcomer('=Zoë Formula'), NOWHERE);
  await (await asPersonOf(guest)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  const downloaded = asha.waitForEvent('download');
  await asha.getByRole('button', { name: 'Save as Excel' }).tap();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^Walk of the book \d{4}-\d\d-\d\d\.xlsx$/);
  const parts = await unzip(await file.path());
  const words = Object.values(parts).join('\n');
  expect(words).toContain('=Zoë Formula');
  expect(words).not.toContain("'=Zoë Formula");
  expect(words).not.toMatch(/<f[ >]/);
});

test('a host prints who comes, one line a party (COM-14)', async ({ page: asha, another }) => {
  const id = await plantHuddle('asha', {
    guest_allowed: true,
    guest_limit: 2,
    guest_allowed_ages: '{ADULT}',
  });
  const ben = await another();
  await logIn(ben, 'ben', NOWHERE);
  const answer = { rsvpType: 'YES', guests: { ADULT: 2 } };
  await (await asPersonOf(ben)).put(`/api/huddles/${id}/rsvp`, answer);
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await asha.getByRole('link', { name: 'Roster to print' }).tap();
  await expect(asha.getByText('3 people go')).toBeVisible();
  await expect(asha.getByRole('row', { name: 'Ben Okonkwo 2 Adults' })).toBeVisible();
  await expectAccessible(asha);
  await asha.emulateMedia({ media: 'print' });
  await expect(asha.getByRole('button', { name: 'Print' })).toBeHidden();
  await ben.goto(`/huddle/roster/${id}`);
  await expect(ben.getByRole('table')).toHaveCount(0);
});
