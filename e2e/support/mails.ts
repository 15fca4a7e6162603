import { expect } from '@playwright/test';
import { ask } from './database.ts';

/** The first link like this in the newest mail to an address that has one; waits until it came. */
export async function linkInMail(email: string, pattern: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const mails = await ask<{ words: string }>(
      `select body_text as words from mail_outbox where to_address = $1 order by created_at desc, id desc`,
      [email],
    );
    const links = mails.flatMap(({ words }) =>
      words.split('\n').filter((line) => /^https?:\/\/\S+$/.test(line)),
    );
    link = links.find((line) => pattern.test(line)) ?? '';
    expect(link, `a link like ${pattern} in the mails to ${email}`).not.toBe('');
  }).toPass({ intervals: [50, 100, 200], timeout: 30_000 });
  return link;
}

/** Where the outbox of development shows the mail that says this; waits until it came. */
export async function pageOfMail(words: string): Promise<string> {
  let path = '';
  await expect(async () => {
    const [mail] = await ask<{ id: string }>(
      'select id from mail_outbox where position($1 in body_text) > 0 order by created_at desc limit 1',
      [words],
    );
    expect(mail, `a mail that says ${words}`).toBeDefined();
    path = `/dev/outbox/${mail?.id}`;
  }).toPass({ intervals: [50, 100, 200], timeout: 30_000 });
  return path;
}

/** The six digits of the newest mail with a code to an address; waits until it came. */
export async function codeInMail(email: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const [mail] = await ask<{ subject: string }>(
      `select subject from mail_outbox where to_address = $1 and kind = 'log-in-code' order by created_at desc, id desc limit 1`,
      [email],
    );
    code = /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    expect(code, `a code in the mails to ${email}`).not.toBe('');
  }).toPass({ intervals: [50, 100, 200], timeout: 30_000 });
  return code;
}
