import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { dkimOf, signingFor } from './dkim.ts';
import { MailServer } from './mail-server.ts';

/** One mail as it comes over the line, through the transport of the app. */
async function received(signing: ReturnType<typeof signingFor>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const office = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => done(void resolve(Buffer.concat(parts).toString('latin1'))));
    },
  });
  await new Promise<void>((on) => void office.listen(0, '127.0.0.1', on));
  const { port } = office.server.address() as AddressInfo;
  await new MailServer(`smtp://127.0.0.1:${port}`, signing).send({
    from: 'Hike <hello@hike.club>',
    to: 'ben@example.org',
    subject: 'Grüße vom Gipfel',
    text: 'Come  along. \n\n',
    list: { unsubscribe: ['https://hike.club/u/1'] },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  const mail = await promise;
  office.close();
  return mail;
}

/** The headers of a mail with their names in small letters, folds undone, white space as one space (RFC 6376, relaxed). */
function relaxedHeaders(head: string): readonly (readonly [string, string])[] {
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const at = line.indexOf(':');
      return [
        line.slice(0, at).toLowerCase(),
        line
          .slice(at + 1)
          .replace(/[ \t]+/g, ' ')
          .trim(),
      ] as const;
    });
}

function relaxedBody(body: string): string {
  const lines = body.replace(/[ \t]+(?=\r\n)/g, '').replace(/[ \t]+/g, ' ');
  return `${lines.replace(/(\r\n)+$/, '')}\r\n`;
}

test('N20: a mail is signed so that a receiver can check it, both unsubscribe headers included (ADM-4)', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const key = dkimOf({ DKIM_KEY: pem, DKIM_SELECTOR: 'trail' });
  expect(key?.publicKey).toBe(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'));
  if (!key) return;
  const mail = await received(signingFor(key, 'hike.club'));
  const end = mail.indexOf('\r\n\r\n');
  const headers = relaxedHeaders(mail.slice(0, end));
  const [, signature = ''] = headers.find(([name]) => name === 'dkim-signature') ?? [];
  const tags = new Map(
    signature.split(';').map((tag) => tag.trim().split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  const spaceless = (tag: string) => (tags.get(tag) ?? '').replace(/\s/g, '');
  expect([spaceless('d'), spaceless('s'), spaceless('c')]).toEqual(['hike.club', 'trail', 'relaxed/relaxed']);
  const hash = createHash('sha256')
    .update(relaxedBody(mail.slice(end + 4)), 'latin1')
    .digest('base64');
  expect(spaceless('bh')).toBe(hash);
  const signed = spaceless('h').toLowerCase().split(':');
  expect(signed).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']));
  const lines = signed.map((name) => `${name}:${headers.find(([each]) => each === name)?.[1]}\r\n`);
  const own = `dkim-signature:${signature.replace(/\bb=[^;]*$/, 'b=')}`;
  const verify = createVerify('RSA-SHA256').update(lines.join('') + own, 'latin1');
  expect(verify.verify(publicKey, spaceless('b'), 'base64')).toBe(true);
});
