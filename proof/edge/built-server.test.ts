import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../live-server.ts';

const files = () => globSync('build/program/**/*.mjs');

const backups = mkdtempSync(join(tmpdir(), 'backups-'));
let live: LiveServer;
beforeAll(async () => {
  live = await openLiveServer({ BACKUP_DIR: backups, BACKUP_KEY: '0f'.repeat(32) });
  await live.start();
}, 240_000);
afterAll(async () => {
  await live.close();
  rmSync(backups, { recursive: true });
});

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${live.origin}${path}`, { headers });

test.each([
  ['a page', '/start', 'text/html'],
  ['a file of the pages', '/site.webmanifest', 'application/manifest+json'],
  ['the document of the API', '/api/openapi.json', 'application/json'],
  ['a file beside a module', '/plain/page.css', 'text/css'],
  ['a font of a package', '/plain/inter.woff2', 'font/woff2'],
  ['a picture that machine code draws', '/api/public/site/card.jpg', 'image/jpeg'],
])('the built server answers with %s', async (_, path, type) => {
  const answer = await read(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(type);
  expect((await answer.bytes()).length).toBeGreaterThan(200);
});

test('the built server reads the sentences of other languages', async () => {
  const answer = await read('/api/me', { 'accept-language': 'de' });
  expect(answer.status).toBe(401);
  expect(JSON.stringify(await answer.json())).toMatch(/ (nicht|bitte|an)\b/i);
});

test('a thread of the built server takes a backup', async () => {
  await live.platform.database.pool.query("select graphile_worker.add_job('take-backup')");
  const taken = () => readdirSync(backups).filter((name) => name.startsWith('backup-'));
  await expect.poll(taken, { timeout: 60_000 }).toHaveLength(1);
});

test('driver and job library stand under their names in a stack', () => {
  for (const [name, word] of [
    ['pg', 'pg_type'],
    ['graphile-worker', 'graphile_worker'],
  ])
    expect(readFileSync(`build/program/node_modules/${name}/index.mjs`, 'utf8')).toContain(word);
});

test('every file that the built server looks for in the source is there', () => {
  const named = files().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new URL\((?:'|")(\.\.\/\.\.\/src\/[^'"]+)/g)].map(
      ([, path]) => path,
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(`build/program/${path}`))).toEqual([]);
});

test('the text of the built server is ASCII, which V8 keeps in half the memory', () => {
  const wide = files().filter((file) => /\P{ASCII}/u.test(readFileSync(file, 'utf8')));
  expect(wide).toEqual([]);
});
