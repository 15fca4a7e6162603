import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** The files that a list of CONTRIBUTING.md names. */
function filesUnder(heading: string): string[] {
  const section = guide.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const steps = section.split('\n').filter((line) => /^\d+\. /.test(line));
  return steps.flatMap((step) => [...step.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, file = '']) => file));
}

const kind = 'CARPOOL_MOVED_UP';
const known = new RegExp(`${kind}|${kind.toLowerCase().replaceAll('_', '-')}|carpool.ride-moved-up`);
const inWhole = (files: readonly string[]) => files.filter((file) => file.includes('/'));

test('a notice stands in the files that CONTRIBUTING.md lists, and in no other', () => {
  const listed = inWhole(filesUnder('A new notice, file by file')).filter((file) => existsSync(file));
  expect(listed.length).toBe(9);
  for (const file of listed) expect(known.test(readFileSync(file, 'utf8')), file).toBe(true);
  const naming = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(kind),
  );
  expect(naming.filter((file) => !listed.includes(file))).toEqual([]);
});

test('an area is made of the files that CONTRIBUTING.md lists, and is known where it says', () => {
  const listed = inWhole(filesUnder('A new area, file by file'));
  expect(listed.filter((file) => !existsSync(file))).toEqual([]);
  const inApp = globSync('src/app/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      /#areas\/link\/(server|contract|messages)|link\/web\/\w+\.page/.test(readFileSync(file, 'utf8')),
  );
  expect(inApp.filter((file) => !listed.includes(file))).toEqual([]);
  expect(readFileSync('ARCHITECTURE.md', 'utf8')).toContain('`link` (');
});
