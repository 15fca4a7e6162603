import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INTERRUPTED_AFTER_MS, keepRelease } from './kept-releases.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true }));

const kept = () => join(root, 'kept');

let starts = 0;

/** One file, named by what is in it. */
async function make(build: string): Promise<void> {
  const assets = join(root, build);
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, `part-${build}.js`), build);
}

async function start(build: string): Promise<string[]> {
  await make(build);
  return run(build);
}

/** Starts a server with a build that is there, a second after the one before. */
async function run(build: string): Promise<string[]> {
  starts += 1;
  const earlier = await keepRelease(join(root, build), kept(), new Date(Date.now() + 1_000 * starts));
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
  await make('n');
  await Promise.all([run('n'), run('n')]);
  await make('n+1');
  const [earlier] = await Promise.all([run('n+1'), run('n+1')]);
  expect(earlier).toEqual(['part-n.js']);
  const folders = (await readdir(kept())).filter((name) => !name.includes('.'));
  const all = await Promise.all(folders.map((name) => readdir(join(kept(), name))));
  expect(all.flat().toSorted()).toEqual(['part-n+1.js', 'part-n.js']);
  const [name = ''] = folders.filter((_, at) => all[at]?.[0] === 'part-n.js');
  expect(await readFile(join(kept(), name, 'part-n.js'), 'utf8')).toBe('n');
});

it('O11: a copy that was interrupted is cleared away at the next start, one that is being made is not (OFF-1)', async () => {
  const begun = async (name: string, ago: number) => {
    const folder = join(kept(), name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'part.js'), 'half');
    const at = new Date(Date.now() - ago);
    await utimes(folder, at, at);
  };
  await start('n');
  const [release = ''] = await readdir(kept());
  await begun('0123456789abcdef.AbC123', INTERRUPTED_AFTER_MS + 1_000);
  await begun(`${release}.XyZ789`, INTERRUPTED_AFTER_MS + 1_000);
  await begun('fedcba9876543210.Now000', INTERRUPTED_AFTER_MS - 60_000);
  await begun('put-here-by-hand', INTERRUPTED_AFTER_MS * 2);
  expect(await start('n+1')).toEqual(['part-n.js']);
  const names = await readdir(kept());
  expect(names.filter((name) => !/^[0-9a-f]{16}$/.test(name)).toSorted()).toEqual([
    'fedcba9876543210.Now000',
    'put-here-by-hand',
  ]);
  expect(names).toHaveLength(4);
});
