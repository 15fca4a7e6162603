import { slipsBetween } from '../meaning/spelling.ts';
import { bare } from '../recognise/tokens.ts';

const MIN_TELLING = 4;
const MIN_FOR_SLIP = 5;
const MIN_FOR_TWO = 7;
const MIN_FOR_THREE = 9;
/** So much of the strange words of a question must be the name of what it means. */
const ENOUGH = 0.5;
/** Where none is strange, so much of a name must be said. */
const ENOUGH_OF_NAME = 0.4;
/** A name may be cut short to its first words, two at least, of so many letters: 'the night walk'. */
const MIN_BEGINNING = 8;

/** What of a question may name something. */
export interface NamingWords {
  /** Words that no example question has: nearly always a name. */
  readonly strange: readonly string[];
  /** Ordinary words: they may be part of a name ('Five lakes'), or mean what they say. */
  readonly ordinary: readonly string[];
}

/** How well the words name something, from 0 to 1, and by how many letters. */
export function nameFit({ strange, ordinary }: NamingWords, name: string): { fit: number; letters: number } {
  const parts = partsOf(name);
  const isPart = (word: string) => parts.some((part) => isMeant(word, part));
  const [named, also] = [strange.filter(isPart), ordinary.filter(isPart)];
  const letters = lettersOf(named) + lettersOf(also);
  if (strange.length > 0) {
    const fit = named.length === 0 ? 0 : letters / (lettersOf(strange) + lettersOf(also));
    return { fit, letters };
  }
  const all = bare(name).split(' ');
  const isTold = (part: string) => ordinary.some((word) => isMeant(word, part));
  const told = all.filter(isTold);
  const untold = all.findIndex((part) => !isTold(part));
  const beginning = untold < 0 ? all : all.slice(0, untold);
  const isBegun = beginning.length > 1 && lettersOf(beginning) >= MIN_BEGINNING;
  const share = Math.max(lettersOf(told) / lettersOf(all), isBegun ? ENOUGH : 0);
  return { fit: told.length > 1 && share >= ENOUGH_OF_NAME ? share : 0, letters };
}

/** The words of a name, and each two of them as one: 'Poonhill'. */
function partsOf(name: string): string[] {
  const words = bare(name).split(' ');
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
}

/** The only one whose name holds a strange word; none where several do. */
export function onlyNamed<Thing>(
  { strange }: NamingWords,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Thing[] {
  const words = strange.filter((word) => word.length >= MIN_TELLING);
  const held = things.filter((thing) =>
    partsOf(nameOf(thing)).some((part) => words.some((word) => isMeant(word, part))),
  );
  return held.length === 1 ? held : [];
}

/** So much of a word its beginning must be. */
const BEGINNING = 0.6;

/** How much of a name stands in a question, from 0 to 1: two words of it at least, where it has two that tell. */
export function saidShare(words: readonly string[], name: string): number {
  const all = bare(name).split(' ');
  const telling = all.filter((part) => part.length >= MIN_TELLING);
  if (telling.length === 0) return ` ${words.join(' ')} `.includes(` ${all.join(' ')} `) ? 1 : 0;
  const told = telling.filter((part) => words.some((word) => isMeant(word, part)));
  return told.length < Math.min(2, telling.length) ? 0 : lettersOf(told) / lettersOf(telling);
}

const lettersOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** The same word, its beginning, or with a slip or two of the finger. */
function isMeant(word: string, part: string): boolean {
  if (word === part) return true;
  if (Math.min(word.length, part.length) < MIN_FOR_SLIP - 1) return false;
  if (part.startsWith(word)) return true;
  // 'Alpstein' are no 'Alps'.
  if (word.startsWith(part) && part.length >= BEGINNING * word.length) return true;
  if (stemOfCompound(word) === part) return true;
  if (word.length < MIN_FOR_SLIP) return false;
  return slipsBetween(word, part) <= slipsIn(word, part);
}

/** 'Aletschgletscher' is what 'Aletsch' is called in German. */
export function stemOfCompound(word: string): string {
  return OF_A_COMPOUND.exec(word)?.[1] ?? word;
}

const OF_A_COMPOUND =
  /^(.{4,}?)s?(?:gletscher|wanderung|tour|lauf|runde|weg|gipfel|huette|hutte|berg|grat|spitze|pass|see|fahrt|walk|hike|ride|run)$/;

/** So many slips a word may have; three only in a long one that begins alike. */
function slipsIn(word: string, part: string): number {
  if (word.length >= MIN_FOR_THREE && word.slice(0, 3) === part.slice(0, 3)) return 3;
  return word.length >= MIN_FOR_TWO ? 2 : 1;
}

/** Those that the words name best, all of them where several fit alike; none where nothing fits well enough. */
export function bestNamed<Thing>(
  words: NamingWords,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Thing[] {
  const fits = things.map((thing) => ({ thing, ...nameFit(words, nameOf(thing)) }));
  const limit = Math.max(0, ...fits.map(({ fit }) => fit));
  if (limit < ENOUGH) return [];
  const best = fits.filter(({ fit }) => fit === limit);
  const letters = Math.max(...best.map((one) => one.letters));
  return best.filter((one) => one.letters === letters).map(({ thing }) => thing);
}
