import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, faultsIn, planted } from './faults.ts';

interface Planted extends Fault {
  readonly file: string;
}

const SERVER = ['src/areas/*/server/**/*.ts', 'src/platform/server/**/*.ts', 'src/areas/*/rules/**/*.ts'];
const LEFT_OUT = /\.test\.ts$|\/testing\/|schema\.ts$|\/voice\//;
const MAX_RUN_MS = 15 * 60_000;

/**
 * Plants `wanted` faults at random, one at a time, in a copy of the committed code, and runs the tests of the area
 * against each, then those of the app. Prints what nothing has caught. What does not compile is not counted. The same
 * seed plants the same faults in the same code.
 */
export function plantAtRandom(
  wanted: number,
  seed: number,
): { readonly caught: number; readonly missed: Planted[] } {
  const copy = mkdtempSync(join(tmpdir(), 'trailfolk-planted-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--force', copy, 'HEAD'], { stdio: 'ignore' });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  try {
    if (!passes(copy, ['react-router', 'typegen']) || !passes(copy, ['tsc', '-p', '.']))
      throw new Error('What is committed does not compile.');
    return plantEach(copy, shuffled(allFaults(copy), seed), wanted);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', copy], { stdio: 'ignore' });
    rmSync(copy, { recursive: true, force: true });
  }
}

function allFaults(copy: string): Planted[] {
  const files = SERVER.flatMap((pattern) => globSync(pattern, { cwd: copy })).filter(
    (file) => !LEFT_OUT.test(file),
  );
  return files
    .toSorted()
    .flatMap((file) => faultsIn(readFileSync(join(copy, file), 'utf8')).map((fault) => ({ ...fault, file })));
}

/** Each place has the same chance. The numbers come from a small generator, so that a seed can be repeated. */
function shuffled(faults: readonly Planted[], seed: number): Planted[] {
  let state = seed >>> 0;
  const ranked = faults.map((fault) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { fault, rank: state };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ fault }) => fault);
}

function plantEach(copy: string, faults: readonly Planted[], wanted: number) {
  const missed: Planted[] = [];
  let tried = 0;
  for (const fault of faults) {
    if (tried === wanted) break;
    const by = whoCatches(copy, fault);
    if (by === 'compiler') continue;
    tried += 1;
    console.log(`${tried}/${wanted} ${by ?? 'MISSED'} ${fault.kind} ${fault.file}:${fault.line}`);
    if (by) continue;
    console.log(`  - ${fault.before.trim()}\n  + ${fault.after.trim()}`);
    missed.push(fault);
  }
  return { caught: tried - missed.length, missed };
}

function whoCatches(copy: string, fault: Planted): string | undefined {
  const path = join(copy, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, planted(source, fault));
  try {
    if (!passes(copy, ['tsc', '-p', '.'])) return 'compiler';
    const first = fault.file.split('/').slice(0, 3).join('/');
    if (!passes(copy, ['vitest', 'run', '--bail=1', first])) return 'area';
    return passes(copy, ['vitest', 'run', '--bail=1', 'src/app/server']) ? undefined : 'app';
  } finally {
    writeFileSync(path, source);
  }
}

function passes(copy: string, [command = '', ...args]: readonly string[]): boolean {
  const bin = join(copy, 'node_modules', '.bin', command);
  return spawnSync(bin, args, { cwd: copy, stdio: 'ignore', timeout: MAX_RUN_MS }).status === 0;
}
