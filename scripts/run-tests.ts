import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, countPlaywright, countVitest, sum, wordCount } from './steps/count-results.ts';
import { ensureBuilt } from './steps/ensure-built.ts';
import { runStep, stopTogether } from './steps/run-step.ts';

// Everything temporary lies in a folder of this run: no other user's leftovers, and nothing stays behind.
const scratch = mkdtempSync(join(tmpdir(), 'trailfolk-test-'));
chmodSync(scratch, 0o755);
const tidy = () => rmSync(scratch, { recursive: true, force: true });
stopTogether(tidy);

const args = process.argv.slice(2);
const full = args.includes('--full');
const chosen = args.filter((arg) => arg !== '--full');
const env = { TMPDIR: scratch, TEST_SIZE: full ? 'full' : 'fast', NODE_ENV: 'test' };

async function runUnits(): Promise<Count> {
  const file = join(scratch, 'vitest.json');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await runStep('vitest', ['run', ...reports, ...chosen], { env });
  return countVitest(file, ok);
}

async function runJourneys(): Promise<Count> {
  if (chosen.length > 0 || !existsSync('e2e/playwright.config.ts')) return sum([]);
  const file = join(scratch, 'playwright.json');
  const { ok } = await runStep('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return countPlaywright(file, ok);
}

try {
  // Several tests want the built pages, and two that begin at once would both build them.
  if (chosen.length === 0) await ensureBuilt();
  const total = sum([await runUnits(), await runJourneys()]);
  console.log(`\n${wordCount(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
} finally {
  tidy();
}
