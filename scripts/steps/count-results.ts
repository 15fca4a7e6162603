import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** Tests of a vitest run by its JSON report; a file that could not even load counts as one failure. */
export function countVitest(file: string, ok: boolean): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed) };
}

/** Tests of a Playwright run; one that passed only when tried again is a failure. */
export function countPlaywright(file: string, ok: boolean): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: ok ? failed : Math.max(1, failed) };
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
  };
}

/** The last line of every runner; `.ci/run` adds them up. */
export function wordCount({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}
