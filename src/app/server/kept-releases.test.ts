import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepRelease } from './kept-releases.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true }));

const kept = () => join(root, 'kept');

/** Starts a server with this build: one file, named by what is in it. */
async function start(build: string): Promise<string[]> {
  const assets = join(root, build);
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, `part-${build}.js`), build);
  const earlier = await keepRelease(assets, kept());
  const files = await Promise.all(earlier.map((folder) => readdir(folder)));
  return files.flat();
}

it('O11: the parts of the last two builds stay, whatever is started how often (OFF-1)', async () => {
  expect(await start('n')).toEqual([]);
  expect(await start('n')).toEqual([]);
  expect(await start('n+1')).toEqual(['part-n.js']);
  expect(await start('n+2')).toEqual(['part-n+1.js', 'part-n.js']);
  expect(await start('n+3')).toEqual(['part-n+2.js', 'part-n+1.js']);
  expect(await readdir(kept())).toHaveLength(3);
  // Back to the one before: what had come after it is an earlier one now.
  expect(await start('n+2')).toEqual(['part-n+3.js', 'part-n+1.js']);
});

it('O11: a copy that was interrupted is made again, and two that start at once agree (OFF-1)', async () => {
  await mkdir(join(kept(), '0123456789abcdef.77'), { recursive: true });
  await Promise.all([start('n'), start('n')]);
  const [earlier] = await Promise.all([start('n+1'), start('n+1')]);
  expect(earlier).toEqual(['part-n.js']);
  const folders = (await readdir(kept())).filter((name) => !name.includes('.'));
  const all = await Promise.all(folders.map((name) => readdir(join(kept(), name))));
  expect(all.flat().toSorted()).toEqual(['part-n+1.js', 'part-n.js']);
  const [name = ''] = folders.filter((_, at) => all[at]?.[0] === 'part-n.js');
  expect(await readFile(join(kept(), name, 'part-n.js'), 'utf8')).toBe('n');
});
