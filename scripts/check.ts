import { existsSync, readFileSync } from 'node:fs';
import { checkAudit } from './steps/audit.ts';
import { checkDbTypes } from './steps/check-db-types.ts';
import { checkMessages } from './steps/check-messages.ts';
import { wordCount } from './steps/count-results.ts';
import { faultsOfLicences } from './steps/licences.ts';
import { readParts } from './steps/read-parts.ts';
import { runStep, type StepResult, stopTogether } from './steps/run-step.ts';

stopTogether(() => {});

const quiet = { quiet: true } as const;

async function checkTypes(): Promise<StepResult> {
  if (existsSync('react-router.config.ts')) {
    const made = await runStep('react-router', ['typegen'], quiet);
    if (!made.ok) return made;
  }
  return runStep('tsc', ['-p', '.'], quiet);
}

async function checkLockfile(): Promise<StepResult> {
  const before = readFileSync('package-lock.json', 'utf8');
  const options = ['--package-lock-only', '--no-audit', '--no-fund', '--prefer-offline'];
  const installed = await runStep('npm', ['install', ...options], quiet);
  const same = readFileSync('package-lock.json', 'utf8') === before;
  return same
    ? installed
    : { ok: false, output: 'package-lock.json does not fit package.json: npm install changed it' };
}

async function checkLicences(): Promise<StepResult> {
  const { components } = await readParts();
  const faults = faultsOfLicences(components);
  return { ok: faults.length === 0 && components.length > 0, output: faults.join('\n') };
}

/** What has something to say when all is well, too. */
const told = ['house', 'audit'];

const checks: Readonly<Record<string, () => Promise<StepResult>>> = {
  'format and lint': () => runStep('biome', ['check', '.'], quiet),
  types: checkTypes,
  house: () => runStep(process.execPath, ['scripts/check-house.ts'], quiet),
  'dead code': () => runStep('knip', ['--no-progress'], quiet),
  lockfile: checkLockfile,
  licences: checkLicences,
  audit: checkAudit,
  'database types': checkDbTypes,
  messages: checkMessages,
  budgets: () => runStep(process.execPath, ['scripts/check-budgets.ts'], quiet),
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const started = Date.now();
  const { ok, output } = await check().catch((error) => ({
    ok: false,
    output: String(error.stack ?? error),
  }));
  if (!ok) failed += 1;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok || told.includes(name)) console.log(output.trimEnd().replace(/^/gm, '       '));
}
console.log(`\n${wordCount({ passed: Object.keys(checks).length - failed, failed, failures: [] })}`);
process.exitCode = failed > 0 ? 1 : 0;
