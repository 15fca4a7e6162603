import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { openProviders } from './identity/providers/open-provider.ts';
import { MailServer } from './mail/mail-server.ts';
import { s3Storage } from './media/s3-storage.ts';
import { untrusted } from './testing/untrusted-certificate.ts';

const closers: (() => unknown)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/** Opens a server whose certificate nobody has signed; answers its port. */
async function listen(server: net.Server | https.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const selfSigned = /self-signed certificate|SELF_SIGNED/i;

test('ASVS 12.3.2: a database with a certificate that nobody has signed is not entered', async () => {
  const port = await listen(
    net.createServer((socket) => {
      socket.on('error', () => {});
      // It is asked for TLS first, says yes, and shows its certificate.
      socket.once('data', () => {
        socket.write('S');
        new tls.TLSSocket(socket, { isServer: true, ...untrusted }).on('error', () => {});
      });
    }),
  );
  for (const mode of ['require', 'verify-ca', 'verify-full']) {
    const database = openDatabase(`postgres://app:word@localhost:${port}/app?sslmode=${mode}`, 1, () => {});
    await expect(database.pool.query('select 1')).rejects.toThrow(selfSigned);
    await database.close();
  }
});

test('ASVS 12.3.2: nor a mail server', async () => {
  const port = await listen(tls.createServer(untrusted, (socket) => socket.end('220 hello\r\n')));
  const mail = new MailServer(`smtps://me:word@localhost:${port}`);
  await expect(mail.send({ from: 'a@b.example', to: 'c@d.example', text: 'Hi' })).rejects.toThrow(selfSigned);
});

test('ASVS 12.3.2: nor storage, nor a provider to log in with', async () => {
  let asked = 0;
  const port = await listen(
    https.createServer(untrusted, (_, response) => {
      asked += 1;
      response.end('{}');
    }),
  );
  const endpoint = `https://localhost:${port}`;
  const storage = s3Storage({ endpoint, bucket: 'a', region: 'b', accessKey: 'c', secretKey: 'd' });
  await expect(storage.get('a.bin')).rejects.toMatchObject({
    cause: { message: expect.stringMatching(selfSigned) },
  });
  const club = { id: 'club', name: 'Club', issuer: endpoint, client_id: 'us' };
  const [provider] = loadConfig({ LOG_IN_PROVIDERS: JSON.stringify([club]) }).LOG_IN_PROVIDERS;
  if (!provider) throw new Error('no provider');
  await expect(openProviders()(provider)).rejects.toThrow();
  expect(asked).toBe(0);
});

test('ASVS 13.2.1: the database is entered with a certificate where one is given, and no password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  const [cert, key] = ['cert', 'key'].map((name) => join(folder, name));
  writeFileSync(cert ?? '', untrusted.cert);
  writeFileSync(key ?? '', untrusted.key);
  const shown = new Promise<string>((resolve) => {
    void listen(
      net.createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => {
          socket.write('S');
          const asks = { isServer: true, requestCert: true, rejectUnauthorized: false, ...untrusted };
          const secure = new tls.TLSSocket(socket, asks);
          secure.on('error', () => {});
          secure.on('secure', () => {
            resolve(String(secure.getPeerCertificate().subject.CN));
            secure.destroy();
          });
        });
      }),
    ).then(async (port) => {
      const words = `sslmode=verify-full&sslcert=${cert}&sslkey=${key}&sslrootcert=${cert}`;
      const database = openDatabase(`postgres://app@localhost:${port}/app?${words}`, 1, () => {});
      await database.pool.query('select 1').catch(() => undefined);
      await database.close();
    });
  });
  expect(await shown).toBe('localhost');
});
