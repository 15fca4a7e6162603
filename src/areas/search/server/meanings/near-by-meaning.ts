import { enqueue } from '#platform/server/enqueue.ts';
import { Meanings } from '#platform/server/meaning/meanings.ts';
import type { Nearest } from '#platform/server/meaning/messages.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { hasUnlearned, meaningsAfter, newestRevision, unlearned } from './reads.ts';
import { saveMeanings } from './writes.ts';

const PAGE = 5_000;
const LEARNED_AT_ONCE = 40;
const LEARNED_A_TURN = 400;
/** Between two turns: anyone who has a hundred thousand texts to learn keeps half a core for what people do. */
const REST_MS = 5_000;

/** The thread of meanings of one server, and which meaning it was told last. */
class EmbeddingIndex {
  known = 0;
  /** Everything up to this revision is learned. */
  learned = -1;
  readonly meanings = new Meanings(() => {
    this.known = 0;
  });
}

const knowledges = new WeakMap<object, EmbeddingIndex>();

function knowledgeOf({ database }: Platform): EmbeddingIndex {
  const found = knowledges.get(database) ?? new EmbeddingIndex();
  knowledges.set(database, found);
  return found;
}

/** What says something alike, best first. What is not learned yet is learned in the background, for next time. */
export async function nearByMeaning(platform: Platform, text: string, limit: number): Promise<Nearest> {
  const knowledge = knowledgeOf(platform);
  await tellNews(platform, knowledge);
  await learnSoon(platform, knowledge);
  return knowledge.meanings.nearest(text, limit);
}

/**
 * Begins the thread for somebody who is about to ask, and lets it embed a word: its first takes half a second more
 * than the next. Anyone who asks meanwhile waits for the rest only.
 */
export async function warmUp(platform: Platform): Promise<void> {
  const knowledge = knowledgeOf(platform);
  if (knowledge.meanings.isRunning) return;
  try {
    await knowledge.meanings.embed(['ridge']);
  } catch (error) {
    platform.log.warn({ err: error }, 'the thread of meanings did not begin');
  }
}

/** Whether the thread is there. */
export function thinksAbout(platform: Platform): boolean {
  return knowledgeOf(platform).meanings.isRunning;
}

/** Looks whether something is to be learned, which reads every entry, only where an entry has changed since. */
async function learnSoon(platform: Platform, knowledge: EmbeddingIndex): Promise<void> {
  const { db } = platform.database;
  const newest = await newestRevision(db);
  if (newest === knowledge.learned) return;
  if (await hasUnlearned(db, platform.now())) await enqueue(db, [learning]);
  else knowledge.learned = newest;
}

const learning = { task: 'learn-meanings', payload: {}, key: 'learn-meanings' };

async function tellNews(platform: Platform, knowledge: EmbeddingIndex): Promise<void> {
  for (;;) {
    const { last, entries } = await meaningsAfter(platform.database.db, knowledge.known, PAGE);
    if (entries.length > 0) await knowledge.meanings.keep(entries);
    knowledge.known = last;
    if (entries.length < PAGE) return;
  }
}

/** Learns what the newest texts mean, some hundred a turn, and goes on in another turn while there are more. */
export async function learnMeanings(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const { meanings } = knowledgeOf(platform);
  for (let learned = 0; learned < LEARNED_A_TURN; learned += LEARNED_AT_ONCE) {
    const entries = await unlearned(db, platform.now(), LEARNED_AT_ONCE);
    if (entries.length === 0) return;
    const made = await meanings.embed(entries.map(({ text }) => text));
    const pairs = entries.flatMap((entry, at) => {
      const meaning = made[at];
      return meaning ? [{ ...entry, meaning }] : [];
    });
    await inTransaction(platform.database, async (tx) => void (await saveMeanings(tx, pairs)));
  }
  await enqueue(db, [{ ...learning, runAt: new Date(platform.now().getTime() + REST_MS) }]);
}
