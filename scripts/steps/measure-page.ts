import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../src/platform/server/db/free-port.ts';
import { browserArgs, findBrowser } from './find-browser.ts';

/** What one first visit came to. */
export interface Figures {
  /** Of 100, as the three after it. */
  readonly performance: number;
  readonly accessibility: number;
  readonly practice: number;
  readonly seo: number;
  /** Milliseconds until the largest thing on the first screen is painted, on a phone with a slow line. */
  readonly lcp: number;
  readonly cls: number;
  /** Kilobytes on the wire. */
  readonly scripts: number;
  readonly bytes: number;
  readonly requests: number;
  /** Each of them in words. */
  readonly loaded: readonly string[];
  /** What Lighthouse holds against the page beside its speed. */
  readonly failed: readonly string[];
}

const KILO = 1_024;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
// What only a place with a certificate has: the server under test is on loopback.
const skipAudits = ['is-on-https', 'redirects-http'];

/** Visits a page once, in a browser that has never been anywhere. */
export async function measurePage(url: string): Promise<Figures> {
  const port = await freePort();
  const args = [...browserArgs, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    return await readReport(url, port);
  } finally {
    await browser.close();
  }
}

async function readReport(url: string, port: number): Promise<Figures> {
  const onlyCategories = [...categories];
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories, skipAudits });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'nothing'}`);
  const score = (name: (typeof categories)[number]) => (report.categories[name]?.score ?? 0) * 100;
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const loaded = requestsOf(report.audits['network-requests']?.details);
  const sizeOf = (some: readonly LoadedView[]) =>
    some.reduce((sum, each) => sum + each.transferSize, 0) / KILO;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practice: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    scripts: sizeOf(loaded.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: sizeOf(loaded),
    requests: loaded.length,
    loaded: loaded.map(
      ({ url, resourceType, transferSize, networkRequestTime }) =>
        `${networkRequestTime.toFixed(0)} ms ${transferSize} B ${resourceType} ${url}`,
    ),
    failed: failedIn(report),
  };
}

interface LoadedView {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
  /** Milliseconds since the visit began. */
  readonly networkRequestTime: number;
}

/** What came over the line: not what the page holds itself. */
function requestsOf(details: unknown): LoadedView[] {
  const { items = [] } = (details ?? {}) as { items?: LoadedView[] };
  return items.filter(({ url }) => /^https?:/.test(url));
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function failedIn(report: Report): string[] {
  const ids = categories.slice(1).flatMap((name) => report.categories[name]?.auditRefs ?? []);
  return ids.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    const failed = weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1;
    return failed ? [`${audit?.title}`] : [];
  });
}

/** Value by value the middle one of several visits: one visit alone hears the neighbours of the machine. */
export function medianOf(visits: readonly Figures[]): Figures {
  const [first] = visits;
  if (!first) throw new Error('no visits');
  const middle = (key: keyof Figures) => {
    const values = visits.map((visit) => visit[key] as number).sort((one, other) => one - other);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  const keys = (Object.keys(first) as (keyof Figures)[]).filter((key) => typeof first[key] === 'number');
  return {
    ...first,
    ...Object.fromEntries(keys.map((key) => [key, middle(key)])),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}
