import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const folder = join(import.meta.dirname, 'testing/mails');
const mailId = '0198f0aa-1c2d-7e3f-8a4b-5c6d7e8f9a0b';

const cases = [
  ['postfix-user-unknown', 'GONE', 'User unknown in virtual mailbox table'],
  ['postfix-host-not-found', 'GONE', 'Host not found'],
  ['postfix-delayed', 'LATER', 'Connection timed out'],
  ['sendmail-user-unknown', 'GONE', 'User unknown'],
  ['sendmail-over-quota', 'LATER', 'Mailbox full, over quota'],
  ['gmail-no-account', 'GONE', 'does not exist'],
  ['gmail-disabled', 'GONE', 'is inactive'],
  ['gmail-dmarc', 'REFUSED', 'DMARC policy'],
  ['gmail-delay', 'LATER', 'did not accept our requests to connect'],
  ['exchange-online-not-found', 'GONE', 'RESOLVER.ADR.RecipientNotFound'],
  ['exchange-online-access-denied', 'GONE', 'Recipient address rejected: Access denied'],
  ['exchange-online-domain', 'GONE', 'does not exist'],
  ['exchange-2010-restricted', 'REFUSED', 'authentication required'],
  ['outlook-blocklist', 'REFUSED', 'on our block list'],
  ['outlook-mailbox-unavailable', 'GONE', 'mailbox unavailable'],
  ['ses-general', 'GONE', 'user unknown'],
  ['lotus-domino', 'GONE', 'not listed in Domino Directory'],
  ['zimbra-base64-copy', 'GONE', 'unknown user'],
  ['exim-user-unknown', 'GONE', 'User unknown'],
  ['exim-unrouteable', 'GONE', 'Unrouteable address'],
  ['exim-warning', 'LATER', 'has not yet been delivered'],
  ['qmail-no-mailbox', 'GONE', 'no mailbox here by that name'],
  ['yahoo-no-account', 'GONE', "doesn't have a yahoo.example account"],
  ['courier-spam', 'REFUSED', 'rejected as spam'],
  ['gmx-german', 'GONE', 'mailbox unavailable'],
  ['arf-abuse', 'COMPLAINT', 'abuse: SomeGenerator/1.0'],
  ['arf-redacted', 'COMPLAINT', 'abuse: Yahoo!-Mail-Feedback/2.0'],
  ['hotmail-jmrp', 'COMPLAINT', 'complaint about message from 192.0.2.10'],
] as const;
const nothing = ['postfix-relayed', 'holiday-note', 'arf-not-spam'] as const;

const read = (name: string) => readReport(readFileSync(join(folder, `${name}.eml`)));

test.each(cases)('N13: %s means %s, and which mail it is about', async (name, means, words) => {
  expect(await read(name)).toEqual({ mailId, means, said: expect.stringContaining(words) });
});

test.each(nothing)('N13: %s says nothing about an address', async (name) => {
  expect(await read(name)).toBeUndefined();
});

test('N13: a bounce that names no mail of ours says so', async () => {
  expect(await read('forged-no-id')).toMatchObject({ mailId: undefined, means: 'GONE' });
});

test('N13: each of the more than 30 stored mails is judged', () => {
  const judged = [...cases.map(([name]) => name), ...nothing, 'forged-no-id'].map((name) => `${name}.eml`);
  expect(readdirSync(folder).sort()).toEqual(judged.sort());
  expect(judged.length).toBeGreaterThanOrEqual(30);
});
