import { chromium, type Page } from '@playwright/test';
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
  /** Kilobytes on the wire: of the scripts, which come with the first sign of somebody, and of all before it. */
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
    const scripts = await weighScripts(await browser.newPage({ viewport: { width: 412, height: 823 } }), url);
    return { ...(await readReport(url, port)), scripts };
  } finally {
    await browser.close();
  }
}

/** Lighthouse touches nothing, so it never meets the scripts of a page that waits for somebody. */
async function weighScripts(page: Page, url: string): Promise<number> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  line.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.mouse.move(4, 4);
  await page.mouse.move(40, 40);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return bytes / KILO;
}

async function readReport(url: string, port: number): Promise<Omit<Figures, 'scripts'>> {
  const onlyCategories = [...categories];
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories, skipAudits });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'nothing'}`);
  const score = (name: (typeof categories)[number]) => (report.categories[name]?.score ?? 0) * 100;
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const loaded = requestsOf(report.audits['network-requests']?.details);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practice: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / KILO,
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
