import { plain, telling as tellingWords } from '../meaning/words.ts';
import type { HuddleFacts } from './huddle-facts.ts';
import type { Telling } from './telling.ts';

export const levels = {
  en: { EASY: 'easy', MODERATE: 'moderate', HARD: 'hard', VERY_HARD: 'very hard' },
  de: { EASY: 'leicht', MODERATE: 'mittelschwer', HARD: 'schwer', VERY_HARD: 'sehr schwer' },
} as const;

const MAX_QUOTE = 400;
const MIN_WORD = 4;
/** Words that any outing is spoken of with. */
const ANY_OUTING =
  /^(?:walk\w*|hik(?:e|es|ing|ers?)|climb\w*|bring|together|people|start|from|first|last|hard|easy|time|long|wander\w*|touren?)$/;

/** The beginning of a long text, to the end of a sentence where there is one. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_QUOTE) return line;
  const cut = line.slice(0, MAX_QUOTE);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > 0 ? cut.slice(0, end + 1) : `${cut}…`;
}

/** What the host writes, as a quotation: it stays words of somebody else. */
export function said({ pick }: Telling, { name }: HuddleFacts, words: string): string {
  return pick(`For **${name}** the host says: “${words}”`, `Zu **${name}** steht da: „${words}“`);
}

/**
 * The sentences of a host that speak of what is asked: of `about` where a kind knows its words, else of the words of
 * the question. Undefined where none does.
 */
export function quoteAbout(
  telling: Telling,
  huddle: HuddleFacts,
  text: string,
  about?: RegExp,
): string | undefined {
  const named = new Set(plain(huddle.name).split(' '));
  const asked = tellingWords(telling.asked).filter(
    (word) => word.length >= MIN_WORD && !named.has(word) && !ANY_OUTING.test(word),
  );
  const isMeant = (sentence: string) => {
    if (about) return about.test(plain(sentence));
    const words = plain(sentence).split(' ');
    return asked.some((word) => words.some((other) => other.startsWith(word.slice(0, MIN_WORD + 1))));
  };
  const sentences = sentencesOf(text).filter(isMeant);
  return sentences.length > 0 ? said(telling, huddle, firstWords(sentences.join(' '))) : undefined;
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}
