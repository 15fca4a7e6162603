import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepted, acceptedInLarge } from '../proof/growth/accepted.ts';
import { type Compared, compareWorlds, type Sizes } from '../proof/growth/compare-worlds.ts';
import { faultsOf } from '../proof/growth/judge.ts';
import { buildTestApp } from '../src/app/server/testing/build-test-app.ts';
import { migrate } from '../src/platform/server/db/migrate.ts';
import { startPostgres } from '../src/platform/server/db/supervisor.ts';
import { loadGazetteer } from '../src/platform/server/geo/load-gazetteer.ts';

/** Weighs every read of the API in a small and a large world, prints what each costs, and answers what is wrong. */
export async function benchGrowth(sizes: Sizes): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  chmodSync(folder, 0o755);
  const database = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  try {
    await migrate(database.url);
    const world = await buildTestApp({}, undefined, undefined, database.url);
    await loadGazetteer(world.platform.database.pool, 50_000);
    const { compared } = await compareWorlds(world, sizes);
    await world.close();
    console.log(`${sizes.small} and ${sizes.large} people\n\n${headings}`);
    for (const each of compared.toSorted((a, b) => b.factor - a.factor)) console.log(lineOf(each));
    return faultsOf(compared, mayGrow);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const mayGrow = { ...accepted, ...acceptedInLarge };
const columns = ['statements', 'rows', 'buffers', 'KB', 'ms'];
const headings = `${'factor'.padStart(7)}  ${'read'.padEnd(48)}${columns.map((each) => each.padStart(20)).join('')}`;

function lineOf({ name, small, large, factor }: Compared): string {
  const pairs: [number, number][] = [
    [small.cost.statements, large.cost.statements],
    [small.cost.rows, large.cost.rows],
    [small.cost.buffers, large.cost.buffers],
    [small.bytes / 1024, large.bytes / 1024],
    [small.cost.milliseconds, large.cost.milliseconds],
  ];
  const figures = pairs.map(([a, b]) => `${Math.round(a)} / ${Math.round(b)}`.padStart(20)).join('');
  const why = name in mayGrow ? `  accepted: ${mayGrow[name]}` : '';
  return `${factor.toFixed(1).padStart(7)}  ${name.padEnd(48)}${figures}${why}`;
}
