import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openLiveServer } from '../proof/live-server.ts';
import { fillDemoWorld } from '../src/app/server/demo/fill-demo-world.ts';
import { enqueuePushes } from '../src/areas/notification/server/push/enqueue-pushes.ts';
import { loadGazetteer } from '../src/platform/server/geo/load-gazetteer.ts';
import { loadPushKeys } from '../src/platform/server/push/push-keys.ts';

const PUSHES = 10_000;
const MAX_SECONDS = 60;
/** Reads a second beside the pushes: as many as a site of this size has, and far from what it can. */
const READ_EVERY_MS = 20;
const CALM_MS = 15_000;

type Live = Awaited<ReturnType<typeof openLiveServer>>;

interface Came {
  readonly taken: number;
  readonly refused: number;
  readonly fault?: string;
}

/** How long 10,000 pushes take to be handed over, and how much longer a read takes meanwhile; answers what is wrong. */
export async function benchPushes(): Promise<string[]> {
  const service = new Worker(new URL('./take-pushes.ts', import.meta.url));
  const live = await openLiveServer();
  try {
    const ids = await prepare(live, service);
    let came: Came = { taken: 0, refused: 0 };
    service.on('message', (now: Came) => {
      came = now;
    });
    await live.start();
    const times = await readBeside(live, ids, () => came.taken + came.refused < ids.length);
    for (const [name, each] of Object.entries(times.reads))
      console.log(
        `a read ${name}: ${[50, 95, 99].map((of) => `p${of} ${percentile(each, of).toFixed(1)}`).join(', ')} ms`,
      );
    const seconds = times.pushes / 1_000;
    console.log(`${came.taken} pushes handed over in ${seconds.toFixed(1)} s, ${came.refused} refused`);
    return [
      ...(seconds > MAX_SECONDS
        ? [`${PUSHES} pushes took ${seconds.toFixed(1)} s, more than ${MAX_SECONDS}`]
        : []),
      ...(came.refused > 0 ? [`refused: ${came.fault}`] : []),
    ];
  } finally {
    await service.terminate();
    await live.close();
  }
}

/** Milliseconds that the pushes took, and that each read took before, meanwhile and after. */
async function readBeside(live: Live, ids: Awaited<ReturnType<typeof prepare>>, isUnderWay: () => boolean) {
  await readFor(live, 3_000, () => true);
  const before = await readFor(live, CALM_MS, () => true);
  const started = performance.now();
  await enqueuePushes(live.platform.database.db, ids, { waited: true });
  const meanwhile = await readFor(live, 4 * MAX_SECONDS * 1_000, isUnderWay);
  const pushes = performance.now() - started;
  const after = await readFor(live, CALM_MS, () => true);
  return { pushes, reads: { before, meanwhile, after } };
}

/** One notification for each of so many people, each with a device; answers the notifications. */
async function prepare({ platform }: Live, service: Worker) {
  const { pool, db } = platform.database;
  await loadGazetteer(pool, 50_000);
  await fillDemoWorld(pool, { seed: 1, people: PUSHES, huddles: 200, now: new Date() });
  const { publicKey } = await loadPushKeys(db, new Date());
  const { rows: people } = await pool.query('select id from people order by id limit $1', [PUSHES]);
  const answered = once(service, 'message');
  service.postMessage({ publicKey, count: PUSHES });
  const [{ browsers }] = await answered;
  const devices = people.map(({ id }, at) => ({ id, ...browsers[at] }));
  await pool.query(
    `insert into push_devices (id, person_id, endpoint, p256dh, auth, public_key, made_at, seen_at, user_agent)
     select gen_random_uuid(), id, endpoint, p256dh, auth, $2, now(), now(), ''
     from json_to_recordset($1) as d(id uuid, endpoint text, p256dh text, auth text)`,
    [JSON.stringify(devices), publicKey],
  );
  await pool.query(
    `insert into notification_settings (person_id, quiet) select id, false from people
     on conflict (person_id) do update set quiet = false`,
  );
  const { rows } = await pool.query(
    `insert into notifications (id, recipient_id, event_id, kind, object_type, object_id, actor_id, created_at)
     select gen_random_uuid(), p.id, gen_random_uuid(), 'HUDDLE_CANCELLED', 'HUDDLE', h.id, h.created_by, now()
     from people p cross join (select * from huddles where privacy = 'PUBLIC' and status <> 'DRAFT'
       order by starts_at desc limit 1) h where p.id = any($1) returning id`,
    [people.map(({ id }) => id)],
  );
  await pool.query('vacuum analyze');
  return rows.map(({ id }) => id);
}

/** Reads one page of outings again and again for so long, or until there is no need; answers how long each took, in ms. */
async function readFor(live: Live, milliseconds: number, isNeeded: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end && isNeeded()) {
    const before = performance.now();
    const answer = await fetch(`${live.origin}/api/public/huddles`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a read was answered ${answer.status}`);
    times.push(performance.now() - before);
    await sleep(Math.max(0, READ_EVERY_MS - (performance.now() - before)));
  }
  return times;
}

function percentile(times: readonly number[], of: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length * of) / 100)] ?? 0;
}
