import { parseArgs } from 'node:util';
import { freePort } from '../src/platform/server/db/free-port.ts';
import { ensureBuilt } from './steps/ensure-built.ts';
import { startFreshServer } from './steps/fresh-server.ts';
import { type Figures, measurePage, medianOf } from './steps/measure-page.ts';

/**
 * `npm run perf [-- name … --runs 3 --list]`: what a phone on a slow line meets on a first visit, by Lighthouse, over the built
 * server with the small demo world. Ends with 1 when a figure misses what is wanted of it.
 */
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    /** Names what each page loads. */
    list: { type: 'boolean', default: false },
  },
});

/** What every page has to reach. */
const wanted: ReadonlyArray<readonly [keyof Figures, 'least' | 'most', number]> = [
  ['performance', 'least', 95],
  ['accessibility', 'least', 100],
  ['practice', 'least', 100],
  ['seo', 'least', 100],
  ['lcp', 'most', 1_500],
  ['cls', 'most', 0.001],
  // With the parts that come after the first 150, and with their headers.
  ['scripts', 'most', 165],
  ['bytes', 'most', 90],
  ['requests', 'most', 12],
];

/** The landing page shows outings, clubs and people, each by a picture, and its sky is a picture too. */
const wantedOf: Readonly<Record<string, Partial<Record<keyof Figures, number>>>> = {
  start: { lcp: 1_600, requests: 18 },
};

await ensureBuilt();
const server = await startFreshServer(await freePort());
const faults: string[] = [];
try {
  await measureAll(await pagesOf(server.origin));
} finally {
  await server.stop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The landing page, and the first of each kind of public object. */
async function pagesOf(origin: string): Promise<ReadonlyArray<readonly [string, string]>> {
  const first = async (kind: string) => {
    const answer = await fetch(`${origin}/api/public/${kind}?limit=1`);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    return items[0]?.id ?? '';
  };
  const pages = [
    ['start', `${origin}/start`],
    ['huddle', `${origin}/join/huddle/${await first('huddles')}`],
    ['community', `${origin}/join/community/${await first('communities')}`],
    ['inspiration', `${origin}/inspiration/view/${await first('inspirations')}`],
  ] as const;
  return names.length === 0 ? pages : pages.filter(([name]) => names.includes(name));
}

async function measureAll(pages: ReadonlyArray<readonly [string, string]>): Promise<void> {
  row(['page', 'perf', 'a11y', 'practice', 'seo', 'LCP ms', 'CLS', 'JS KB', 'requests', 'all KB']);
  for (const [name, url] of pages) {
    const runs: Figures[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measurePage(url));
    const figures = medianOf(runs);
    const { performance, accessibility, practice, seo, lcp, cls, scripts, requests, bytes } = figures;
    const scores = [performance, accessibility, practice, seo].map((score) => score.toFixed(0));
    row([
      name,
      ...scores,
      lcp.toFixed(0),
      cls.toFixed(3),
      scripts.toFixed(1),
      `${requests}`,
      bytes.toFixed(0),
    ]);
    if (values.list) for (const each of figures.loaded) console.log(`  ${each}`);
    faults.push(...faultsOf(name, figures), ...figures.failed.map((audit) => `${name}: ${audit}`));
  }
}

function faultsOf(name: string, figures: Figures): string[] {
  return wanted.flatMap(([key, bound, usual]) => {
    const value = wantedOf[name]?.[key] ?? usual;
    const found = figures[key] as number;
    const isGood = bound === 'least' ? found >= value : found <= value;
    return isGood ? [] : [`${name}: ${key} is ${found.toFixed(3)}, wanted at ${bound} ${value}`];
  });
}

function row([name = '', ...cells]: readonly string[]): void {
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(9)).join(''));
}
