import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from '../scene.ts';
import { ask, type Headers, percentile, questions } from './asking.ts';

const ASKERS = 50;
const SECONDS = 8;
const READS_A_SECOND = 40;
const MAX_RATIO = 1.5;
/**
 * So often reads are measured without askers and with them, in turn, and all of them count: of one pair the 99th
 * hundredth is the fourth longest of 320 reads, which one pause moves by half.
 */
const PAIRS = 5;

type Reads = readonly (() => Promise<Response>)[];

/** What ordinary reads take while fifty people ask at once, each one question after the other (AUR-2). */
export async function manyAskers(scene: Scene, asAsker: (name: string) => Promise<Headers>): Promise<void> {
  const reads = await ordinaryReads(scene, await asAsker('bench.reader'));
  const all = { alone: [] as number[], beside: [] as number[] };
  await readsWhile(scene, reads, sleep(2_000));
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const askers = await Promise.all(
      Array.from({ length: ASKERS }, (_, at) => asAsker(`bench.asks${pair}.${at}`)),
    );
    // Each has her page open.
    for (const headers of askers) await fetch(`${scene.live.origin}/api/aurora/talks`, { headers });
    const alone = await readsWhile(scene, reads, sleep(SECONDS * 1_000));
    const asking = askers.map((headers, at) => askOn(scene, headers, at));
    const beside = await readsWhile(scene, reads, sleep(SECONDS * 1_000));
    const whole = (await Promise.all(asking)).flat();
    all.alone.push(...alone);
    all.beside.push(...beside);
    console.log(
      `aurora, reads alone ${wordsOf(alone)}; beside ${ASKERS} askers ${wordsOf(beside)};`,
      `${(whole.length / SECONDS).toFixed(0)} answers a second, p50 ${percentile(whole, 0.5).toFixed(0)} ms`,
    );
  }
  const ratio = percentile(all.beside, 0.99) / percentile(all.alone, 0.99);
  console.log(
    `aurora, all reads alone ${wordsOf(all.alone)}; beside ${ASKERS} askers ${wordsOf(all.beside)}`,
  );
  console.log(`aurora, p99 of reads with askers ÷ without: ${ratio.toFixed(2)}`);
  if (ratio > MAX_RATIO) scene.faults.push(`aurora: ${ASKERS} askers slow reads by ${ratio.toFixed(2)}`);
}

/** Asks until the time is over; how long each answer took. Who is refused for asking too much is a fault. */
async function askOn({ live, faults }: Scene, headers: Headers, first: number): Promise<number[]> {
  const until = performance.now() + SECONDS * 1_000;
  const times: number[] = [];
  for (let at = first * 7; performance.now() < until; at += 1) {
    const heard = await ask(live.origin, headers, questions[at % questions.length] ?? '');
    if (!heard) faults.push('aurora: one of many who asked was not answered');
    else times.push(heard.whole);
  }
  return times;
}

async function ordinaryReads({ live: { origin } }: Scene, headers: Headers): Promise<Reads> {
  const list = (await (await fetch(`${origin}/api/public/huddles`)).json()) as { items: { id: string }[] };
  const ids = list.items.map(({ id }) => id);
  return [
    ...ids.map((id) => () => fetch(`${origin}/api/public/huddles/${id}`)),
    ...ids.map((id) => () => fetch(`${origin}/api/huddles/${id}`, { headers })),
    () => fetch(`${origin}/api/huddles`, { headers }),
  ];
}

/** Reads at a steady pace, whether or not the one before is answered. */
async function readsWhile({ faults }: Scene, reads: Reads, over: Promise<unknown>): Promise<number[]> {
  const times: Promise<number>[] = [];
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  const begun = performance.now();
  for (let at = 0; !isOver; at += 1) {
    times.push(timeOf(faults, reads[at % reads.length]));
    await sleep(Math.max(0, begun + ((at + 1) * 1_000) / READS_A_SECOND - performance.now()));
  }
  return Promise.all(times);
}

async function timeOf(faults: string[], read: (() => Promise<Response>) | undefined): Promise<number> {
  const begun = performance.now();
  const answer = await read?.();
  await answer?.arrayBuffer();
  if (!answer?.ok) faults.push(`aurora: a read beside her answers ${answer?.status}`);
  return performance.now() - begun;
}

const wordsOf = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms p99 ${percentile(times, 0.99).toFixed(1)} ms`;
