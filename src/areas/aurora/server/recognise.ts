import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { type Danger, dangerIn, finerOf } from '../rules/danger/signs.ts';
import { kinds } from '../rules/kinds/kinds.ts';
import { askingIn } from '../rules/meaning/asking.ts';
import { partsOf } from '../rules/recognise/clauses.ts';
import { wordsIn } from '../rules/recognise/halves.ts';
import { type Guess, type Learned, Recogniser } from '../rules/recognise/recogniser.ts';
import { learnedBefore } from './learned-before.ts';

let learned: Promise<Recogniser> | undefined;

/** What the program has learned when it was built, else learned once a process, beside what is served. */
export function recogniser(): Promise<Recogniser> {
  if (learned) return learned;
  learned = ready();
  // What failed once is tried again by the next question.
  learned.catch(() => {
    learned = undefined;
  });
  return learned;
}

async function ready(): Promise<Recogniser> {
  return new Recogniser(kinds, (await learnedBefore()) ?? (await learnBeside()));
}

/** Seconds of a core, and on a busy machine half a minute. */
async function learnBeside(): Promise<Learned> {
  const thread = new Worker(new URL('./learn-kinds.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 },
  });
  const [told]: Learned[] = await once(thread, 'message');
  if (!told) throw new Error('nothing was learned');
  return told;
}

/** A question is looked at when it is asked, when it waits and when it is answered: that takes a millisecond each time. */
const guessed = new LRUCache<string, readonly Guess[]>({ max: 100 });

/** The kinds that a question may be of, the likeliest first. */
export async function guessesOf(question: string): Promise<readonly Guess[]> {
  const guesses = guessed.get(question) ?? (await recogniser()).guess(question);
  guessed.set(question, guesses);
  return guesses;
}

/** So unsure of a whole question, and so sure of a part of it, the part decides: the rest tells why it is asked. */
const UNSURE = 0.4;
const SURE_PART = 0.6;
/** The part means one of so many kinds that the whole may be of. */
const LIKELY = 5;

/** So much the part that asks counts beside the whole: measured on the questions of `proof/aurora/asked`. */
const OF_ASKING = 0.4;

/** Of two readings of one question, the kinds that both find likely. */
function mixed(whole: readonly Guess[], asking: readonly Guess[]): readonly Guess[] {
  const scores = new Map(asking.map(({ kind, score }) => [kind, score]));
  return whole
    .map(({ kind, score }) => ({
      kind,
      score: (1 - OF_ASKING) * score + OF_ASKING * (scores.get(kind) ?? 0),
    }))
    .sort((one, other) => other.score - one.score);
}

/** The kinds that a question may be of; of a long one with a story, those of the part that surely asks. */
export async function kindsAsked(question: string): Promise<readonly Guess[]> {
  const whole = await guessesOf(question);
  const asking = askingIn(question)?.asking;
  if (!asking && isSure(whole, UNSURE)) return whole;
  const likely = whole.slice(0, LIKELY).map(({ kind }) => kind);
  const parts = asking ? [asking] : partsOf(question).filter((one) => wordsIn(one) > 1);
  for (const part of parts) {
    const guesses = await guessesOf(part);
    if (isSure(guesses, SURE_PART) && guesses[0] && likely.includes(guesses[0].kind)) return guesses;
  }
  return asking ? mixed(whole, await guessesOf(asking)) : whole;
}

const isSure = ([first]: readonly Guess[], limit: number) => first !== undefined && first.score >= limit;

/** Whether somebody needs help now: by plain rules, or because nothing is as near as the examples of it. */
export async function dangerOf(question: string): Promise<Danger | undefined> {
  const found = dangerIn(question);
  if (found) return found;
  const whole = await guessesOf(question);
  if (isDanger(whole[0], SURE_OF_DANGER)) return finerOf('ANY', question);
  if (!whole.slice(0, LIKELY).some(({ kind }) => kind.id === 'danger')) return undefined;
  for (const part of partsOf(question).filter((one) => wordsIn(one) >= MIN_CRY)) {
    const [first] = await guessesOf(part);
    if (isDanger(first, SURE_CRY)) return finerOf('ANY', question);
  }
  return undefined;
}

/** Likelier than this, and likelier than all else; a part of a question must be surer, and no shorter than this. */
const SURE_OF_DANGER = 0.25;
const SURE_CRY = 0.8;
const MIN_CRY = 5;

function isDanger(guess: Guess | undefined, sure: number): boolean {
  return guess?.kind.id === 'danger' && guess.score >= sure;
}
