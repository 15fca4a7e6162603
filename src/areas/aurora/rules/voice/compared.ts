import type { Comparison, Measure } from '../compare.ts';
import type { Language } from '../meaning/language.ts';

interface Words {
  /** Where nothing was shown, or nothing is asked that can be compared. */
  readonly what: string;
  readonly unsaid: string;
  /** With the least of it, and with the most. */
  readonly superlatives: Readonly<Record<Measure, readonly [string, string]>>;
}

/** How Aurora says which of several outings has the most or the least of something. */
export const comparing: Readonly<Record<Language, Words>> = {
  en: {
    what: 'Ask me for outings first. Then I can say which of them is the easiest, the longest, the nearest or the first.',
    unsaid: 'None of them says so.',
    superlatives: {
      LEVEL: ['the easiest', 'the hardest'],
      LENGTH: ['the shortest', 'the longest'],
      ASCENT: ['the one with the least ascent', 'the one with the most ascent'],
      NEAR: ['the nearest to you', 'the farthest from you'],
      START: ['the first', 'the last'],
      ROOM: ['the one with the fewest places left', 'the one with the most places left'],
    },
  },
  de: {
    what: 'Frag zuerst nach Touren. Dann kann ich sagen, welche davon die leichteste, längste, nächste oder früheste ist.',
    unsaid: 'Bei keiner davon steht es.',
    superlatives: {
      LEVEL: ['am leichtesten', 'am schwersten'],
      LENGTH: ['am kürzesten', 'am längsten'],
      ASCENT: ['mit dem wenigsten Aufstieg', 'mit dem meisten Aufstieg'],
      NEAR: ['am nächsten bei dir', 'am weitesten weg von dir'],
      START: ['zuerst dran', 'zuletzt dran'],
      ROOM: ['mit den wenigsten freien Plätzen', 'mit den meisten freien Plätzen'],
    },
  },
};

interface Compared extends Comparison {
  /** '**Ridge** and **Lake**' */
  readonly names: string;
  readonly count: number;
  /** How much of it they have, as words. */
  readonly fact: string | undefined;
}

/** '**Ridge** is the longest of these: 12 km.' */
export function sayCompared(language: Language, { names, count, by, most, fact }: Compared): string {
  const superlative = comparing[language].superlatives[by][most ? 1 : 0];
  const end = fact ? `: ${fact}.` : '.';
  if (language === 'de') return `Davon ${count === 1 ? 'ist' : 'sind'} ${names} ${superlative}${end}`;
  return `${names} ${count === 1 ? 'is' : 'are'} ${superlative} of these${end}`;
}
