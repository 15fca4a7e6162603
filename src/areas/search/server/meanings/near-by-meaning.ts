import { enqueue } from '#platform/server/enqueue.ts';
import { Meanings } from '#platform/server/meaning/meanings.ts';
import type { Nearest } from '#platform/server/meaning/messages.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { hasUnlearned, meaningsAfter, newestRevision, unlearned } from './reads.ts';
import { saveMeanings } from './writes.ts';

const PAGE = 1_000;
const LEARNED_AT_ONCE = 40;
const LEARNED_A_TURN = 400;
/** Between two turns: anyone who has a hundred thousand texts to learn keeps half a core for what people do. */
const REST_MS = 5_000;

/** The thread of meanings of one server, and which meaning it was told last. */
class EmbeddingIndex {
  known = 0;
  /** Everything up to this revision is learned, or the job that learns it was asked for. */
  learned = -1;
  /** The page that is being told, and the look for what is to be learned: whoever asks meanwhile waits for the same. */
  telling: Promise<void> | undefined;
  looking: Promise<void> | undefined;
  readonly meanings = new Meanings(() => {
    this.known = 0;
  });
}

const knowledges = new WeakMap<object, EmbeddingIndex>();

/** One of a process: requests, answers and the background have connections of their own, and one bus. */
function knowledgeOf({ bus }: Platform): EmbeddingIndex {
  const found = knowledges.get(bus) ?? new EmbeddingIndex();
  knowledges.set(bus, found);
  return found;
}

/** What says something alike, best first. What is not learned yet is learned in the background, for next time. */
export async function nearByMeaning(platform: Platform, text: string, limit: number): Promise<Nearest> {
  const knowledge = knowledgeOf(platform);
  await tellNews(platform, knowledge);
  void learnSoon(platform, knowledge);
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
    await tellNews(platform, knowledge);
  } catch (error) {
    platform.log.warn({ err: error }, 'the thread of meanings did not begin');
  }
}

/** Whether the thread is there. */
export function thinksAbout(platform: Platform): boolean {
  return knowledgeOf(platform).meanings.isRunning;
}

/** Looks whether something is to be learned among the entries that have changed since; nobody waits for it. */
function learnSoon(platform: Platform, knowledge: EmbeddingIndex): Promise<void> {
  knowledge.looking ??= learnNews(platform, knowledge)
    .catch((error: unknown) => platform.log.warn({ err: error }, 'what is to be learned was not found out'))
    .finally(() => {
      knowledge.looking = undefined;
    });
  return knowledge.looking;
}

async function learnNews({ database: { db }, now }: Platform, knowledge: EmbeddingIndex): Promise<void> {
  const newest = await newestRevision(db);
  if (newest === knowledge.learned) return;
  // After a start the job looks through all entries, on a connection of the background.
  const isNew = knowledge.learned < 0 || (await hasUnlearned(db, now(), knowledge.learned));
  if (isNew) await enqueue(db, [learning]);
  knowledge.learned = newest;
}

const learning = { task: 'learn-meanings', payload: {}, key: 'learn-meanings' };

/**
 * Tells the thread what was learned since, a page at a time. A question waits for one page only: after a start all of
 * them are told, and those behind the first while others are answered.
 */
function tellNews(platform: Platform, knowledge: EmbeddingIndex): Promise<void> {
  knowledge.telling ??= tellPage(platform, knowledge).finally(() => {
    knowledge.telling = undefined;
  });
  return knowledge.telling;
}

async function tellPage(platform: Platform, knowledge: EmbeddingIndex): Promise<void> {
  const { last, entries } = await meaningsAfter(platform.database.db, knowledge.known, PAGE);
  if (entries.length > 0) await knowledge.meanings.keep(entries);
  knowledge.known = last;
  if (entries.length === PAGE) setImmediate(() => void tellRest(platform, knowledge));
}

function tellRest(platform: Platform, knowledge: EmbeddingIndex): Promise<void> {
  return tellNews(platform, knowledge).catch((error: unknown) =>
    platform.log.warn({ err: error }, 'the thread of meanings was not told all'),
  );
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
