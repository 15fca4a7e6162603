import type { Comparison, Measure } from '../compare.ts';
import type { Language } from '../meaning/language.ts';

interface Words {
  /** Where nothing was shown, or nothing is asked that can be compared. */
  readonly what: string;
  readonly unsaid: string;
  readonly such: (names: string, count: number) => string;
  readonly noneSuch: string;
  /** With the least of it, and with the most. */
  readonly superlatives: Readonly<Record<Measure, readonly [string, string]>>;
}

/** How Aurora says which of several outings has the most or the least of something. */
export const comparing: Readonly<Record<Language, Words>> = {
  en: {
    what: 'I can say which of the coming outings is the easiest, the longest, the nearest or the first, or of those that I showed you. Say which you mean.',
    unsaid: 'None of them says so.',
    such: (names, count) => `${count === 1 ? 'One of those fits' : `${count} of those fit`}: ${names}.`,
    noneSuch: 'None of those fits.',
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
    what: 'Ich kann sagen, welche der kommenden Touren die leichteste, längste, nächste oder früheste ist, oder welche von denen, die ich dir gezeigt habe. Sag, was du meinst.',
    unsaid: 'Bei keiner davon steht es.',
    such: (names, count) => `Davon ${count === 1 ? 'passt eine' : `passen ${count}`}: ${names}.`,
    noneSuch: 'Keine davon passt.',
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

interface Gap {
  /** What ends first and what starts then, or what runs at the same time. */
  readonly first: string;
  readonly second: string;
  readonly ends: string;
  readonly starts: string;
  /** Hours from the end of the one to the start of the other; less than none where they overlap. */
  readonly hours: number;
  /** From where the one is to where the other is, as the crow flies. */
  readonly far: string | undefined;
}

const DAY = 24;

/** '**Ridge** ends Sat 16:00 and **Lake** starts Sun 08:00: 16 hours between them, and 240 km.' */
export function sayGap(language: Language, { first, second, ends, starts, hours, far }: Gap): string {
  const count = hours >= 2 * DAY ? Math.floor(hours / DAY) : Math.round(hours * 2) / 2;
  if (language === 'de') {
    if (hours < 0)
      return `**${first}** endet ${ends}, und **${second}** beginnt schon ${starts}: Beides zusammen geht nicht.`;
    const unit = hours >= 2 * DAY ? 'Tage' : 'Stunden';
    return `**${first}** endet ${ends}, **${second}** beginnt ${starts}: Dazwischen liegen ${count.toLocaleString('de')} ${unit}${far ? ` und ${far} Luftlinie` : ''}.`;
  }
  if (hours < 0)
    return `**${first}** ends ${ends}, and **${second}** starts before that, ${starts}: they overlap.`;
  const unit = hours >= 2 * DAY ? 'days' : 'hours';
  return `**${first}** ends ${ends}, **${second}** starts ${starts}: ${count} ${unit} between them${far ? `, and ${far} as the crow flies` : ''}.`;
}

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
