import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** One line a failed test, with where it stands and the beginning of its error. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
}

const NO_REPORT: Count = { passed: 0, failed: 1, failures: ['no report was written'] };

/** The most of an error that fits beside its test on a line. */
const MAX_ERROR = 1_500;

function failure(where: string, message = ''): string {
  return `${where}: ${stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, MAX_ERROR)}`;
}

function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.length === 0) return [failure(file, message)];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => failure(`${file} › ${result.fullName}`, result.failureMessages[0]));
  });
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return failure(`e2e/${file} › ${title}`, errors[0]);
    });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** Tests of a vitest run by its JSON report; a file that could not even load counts as one failure. */
export function countVitest(file: string, ok: boolean): Count {
  if (!existsSync(file)) return NO_REPORT;
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  const failures = vitestFailures(report);
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed), failures };
}

/** Tests of a Playwright run; one that passed only when tried again is a failure. */
export function countPlaywright(file: string, ok: boolean): Count {
  if (!existsSync(file)) return NO_REPORT;
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const { stats, errors } = report;
  const failed = stats.unexpected + stats.flaky + errors.length;
  const failures = [...playwrightFailures(report), ...errors.map(({ message }) => failure('e2e', message))];
  return { passed: stats.expected, failed: ok ? failed : Math.max(1, failed), failures };
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/** The last lines of every runner: what failed, then the figures, which `.ci/run` adds up. */
export function wordCount({ passed, failed, failures }: Count): string {
  return [...failures.map((line) => `FAILED ${line}`), `${passed} passed, ${failed} failed`].join('\n');
}
