import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type LiveServer, openLiveServer } from '../proof/live-server.ts';
import { fillDemoWorld } from '../src/app/server/demo/fill-demo-world.ts';
import { loadGazetteer } from '../src/platform/server/geo/load-gazetteer.ts';
import { watch } from './processor.ts';
import {
  type Limit,
  line,
  lineOfMemory,
  type Scene,
  type Sizes,
  startLimit,
  type Workload,
} from './scene.ts';
import { longArticle } from './workloads/article.ts';
import { aurora } from './workloads/aurora.ts';
import { hotCar } from './workloads/carpool.ts';
import { runClub } from './workloads/club.ts';
import { bigCommunity } from './workloads/community.ts';
import { discover } from './workloads/discover.ts';
import { profile } from './workloads/profile.ts';
import { publicJson, publicPage } from './workloads/reads.ts';
import { hotHuddle } from './workloads/rsvp.ts';
import { searching } from './workloads/search.ts';
import { liveStreams } from './workloads/streams.ts';
import { timeline } from './workloads/timeline.ts';

const workloads: Readonly<Record<string, Workload>> = {
  page: publicPage,
  article: longArticle,
  json: publicJson,
  rsvp: hotHuddle,
  carpool: hotCar,
  discover,
  community: bigCommunity,
  club: runClub,
  profile,
  timeline,
  search: searching,
  streams: liveStreams,
  // What she is asked has texts learned in the background: nothing is measured after her.
  aurora,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '2000' },
    huddles: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '2' },
    streams: { type: 'string', default: '10000' },
    authors: { type: 'string', default: '6000' },
    posts: { type: 'string', default: '30' },
    /** People of the two worlds in which reads are weighed. */
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '24000' },
    only: { type: 'string', default: Object.keys(workloads).join() },
    /** Writes a CPU profile of our server into this folder. */
    profile: { type: 'string' },
  },
});
// What pages cost in a browser is measured apart: its figures are seconds, not shares of a limit.
if (positionals.includes('browser')) {
  const { benchBrowser, benchWithoutNetwork } = await import('./browser.ts');
  await (positionals.includes('kept') ? benchWithoutNetwork() : benchBrowser());
  process.exit(0);
}

// What reads cost as the world grows is counted, not timed.
if (positionals.includes('growth')) {
  const { benchGrowth } = await import('./growth.ts');
  const faults = await benchGrowth({ small: Number(values.small), large: Number(values.large) });
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}

/** Parts that are measured apart, by name: each answers what missed its limit. */
const apart: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  mails: async () => (await import('./mails.ts')).benchMails(),
  // How soon many have heard.
  many: async () => (await import('./many.ts')).benchMany(),
  // What a backup costs those who read meanwhile.
  backup: async () => (await import('./backup.ts')).benchBackup(),
  // How it is to use on a mountain.
  'bad-line': async () => (await import('./bad-line.ts')).benchBadLine(),
  pushes: async () => (await import('./pushes.ts')).benchPushes(),
};
for (const name of positionals) {
  const faults = await apart[name]?.();
  if (!faults) continue;
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}

const sizes: Sizes = {
  people: Number(values.people),
  huddles: Number(values.huddles),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  streams: Number(values.streams),
  authors: Number(values.authors),
  posts: Number(values.posts),
};

async function startBoth(live: LiveServer): Promise<{ limit: Limit; serverPid: number }> {
  const { pool } = live.platform.database;
  const { people, huddles, rounds, seconds } = sizes;
  await loadGazetteer(pool, 50_000);
  await fillDemoWorld(pool, { seed: 1, people, huddles, now: new Date() });
  await pool.query('vacuum analyze');
  console.log(`${people} people, ${huddles} huddles; best of ${rounds} rounds of ${seconds} s in turn\n`);
  const started = performance.now();
  const serverPid = (await live.start()).pid;
  const cold = performance.now() - started;
  const limit = await startLimit(live.database.url);
  const [ours, bare] = [`${cold.toFixed(0)} ms`, `${limit.startedIn.toFixed(0)} ms`];
  line('cold start to the first answer', ours, bare, cold / limit.startedIn, 'less');
  return { limit, serverPid };
}

async function measure(scene: Scene): Promise<void> {
  await sleep(1_500);
  lineOfMemory('idle', scene);
  for (const name of values.only.split(',')) {
    const workload = workloads[name];
    if (!workload) throw new Error(`no workload '${name}'; there are ${Object.keys(workloads).join(', ')}`);
    await workload(scene);
  }
  lineOfMemory('after all that', scene);
}

async function run(): Promise<string[]> {
  const profile = values.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` } : {};
  const live = await openLiveServer({ DATABASE_POOL: '3', ...profile });
  const faults: string[] = [];
  let limit: Limit | undefined;
  try {
    const started = await startBoth(live);
    limit = started.limit;
    watch({ servers: [started.serverPid, limit.pid], database: live.database.pid() });
    await measure({ live, limit, sizes, serverPid: started.serverPid, faults });
  } finally {
    limit?.stop();
    await live.close();
  }
  return faults;
}

const faults = await run();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
