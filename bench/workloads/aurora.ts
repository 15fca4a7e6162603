import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { askedRows } from '../../proof/aurora/asked/rows.ts';
import { enter } from '../../src/app/server/testing/cast.ts';
import { kinds } from '../../src/areas/aurora/rules/kinds/kinds.ts';
import { Recogniser } from '../../src/areas/aurora/rules/recognise/recogniser.ts';
import { residentKb, type Scene } from '../scene.ts';
import { ask, percentile, questions } from './asking.ts';
import { manyAskers } from './many-askers.ts';

const MAX_MS = 300;
const MAX_RECOGNITION_MS = 15;
const MAX_RECOGNITION_MIB = 60;
const ROUNDS = 4;
const MAX_MIB = 250;

/** From asking to the first words of the answer, by her own rules (AUR-2), and what many who ask cost who reads. */
export async function aurora(scene: Scene): Promise<void> {
  await recognition(scene);
  const before = residentKb(scene.serverPid);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    // So many questions are more than one person may ask in a minute.
    const headers = await asAsker(scene, `bench.aurora${round}`);
    const others = await asAsker(scene, `bench.aurora${round}.too`);
    for (const [at, question] of questions.entries()) {
      const heard = await ask(scene.live.origin, at % 2 ? others : headers, question);
      if (!heard) scene.faults.push(`aurora: no answer to '${question}'`);
      // The first round wakes up what is kept for later.
      else if (round > 0) times.push(heard.first);
    }
  }
  const mib = Math.round((residentKb(scene.serverPid) - before) / 1_024);
  console.log(`memory that the thread of meanings and the answers added: ${mib} MiB`);
  if (mib > MAX_MIB) scene.faults.push(`aurora: the thread of meanings takes ${mib} MiB`);
  report(scene, `first words, ${questions.length} questions`, times, MAX_MS);
  await manyAskers(scene, (name) => asAsker(scene, name));
}

async function asAsker({ live }: Scene, username: string) {
  const { token } = await enter(live.platform, { username });
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

function report({ faults }: Scene, what: string, times: readonly number[], maxMs: number): void {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`aurora ${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  if (p95 > maxMs) faults.push(`aurora: ${what} after ${p95.toFixed(1)} ms at p95`);
}

/** In this process, with what the program learned when it was built. */
async function recognition(scene: Scene): Promise<void> {
  const before = residentKb(process.pid);
  const known = new Recogniser(kinds, deserialize(await readFile('build/program/kinds.bin')));
  for (const { text } of askedRows) known.guess(text);
  const mib = Math.round((residentKb(process.pid) - before) / 1_024);
  console.log(`memory that the recogniser added: ${mib} MiB`);
  if (mib > MAX_RECOGNITION_MIB) scene.faults.push(`aurora: the recogniser takes ${mib} MiB`);
  const times = askedRows.map(({ text }) => {
    const begun = performance.now();
    known.guess(text);
    return performance.now() - begun;
  });
  report(scene, 'kind recognised', times, MAX_RECOGNITION_MS);
}
