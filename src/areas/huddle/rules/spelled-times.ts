import { evening } from './sentence-words.ts';

const english = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const german = [
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** The numbers of a clock as words, in English and in German. */
export const clockWords: readonly string[] = [...english, ...german];

/** 'Nine', 'neun' or '9' as a number; 0 for any other word. */
export function clockNumber(word: string): number {
  const said = word.toLowerCase();
  return Number(word) || Math.max(english.indexOf(said), german.indexOf(said)) + 1;
}

const HOUR = `(\\d{1,2}|${clockWords.join('|')})(?!\\p{L}|\\d|[:.]\\d)`;

/** Of half a day. */
const clock = (hour: number, minutes: string) => `${hour === 0 ? 12 : hour}:${minutes}`;
const EARLY = /^(\d|1[01])(?=:)/;
/** 'Half past six' in the evening. */
const late = (time: string) => time.replace(EARLY, (hour) => String(Number(hour) + 12));

/** The hour before is meant where it is 'to' or 'halb'. */
const spelled: ReadonlyArray<readonly [RegExp, (hour: number) => string]> = [
  [new RegExp(`(?<!\\p{L})half past ${HOUR}`, 'giu'), (hour) => clock(hour, '30')],
  [
    new RegExp(`(?<!\\p{L})(?:a )?quarter past ${HOUR}|(?<!\\p{L})viertel nach ${HOUR}`, 'giu'),
    (hour) => clock(hour, '15'),
  ],
  [
    new RegExp(`(?<!\\p{L})(?:a )?quarter to ${HOUR}|(?<!\\p{L})viertel vor ${HOUR}`, 'giu'),
    (hour) => clock(hour - 1, '45'),
  ],
  [new RegExp(`(?<!\\p{L})halb ${HOUR}`, 'giu'), (hour) => clock(hour - 1, '30')],
  [new RegExp(`(?<!\\p{L})${HOUR} ?o['\u2019]? ?clock`, 'giu'), (hour) => clock(hour, '00')],
  [new RegExp(`(?<=(?<!\\p{L})(?:at|um|from|ab) )${HOUR}`, 'giu'), String],
];

/** 'Half past nine' and 'halb zehn' as '9:30', 'at nine' as 'at 9'. */
export function withClockTimes(text: string): string {
  const isLate = evening.test(text);
  return spelled.reduce(
    (said, [pattern, write]) =>
      said.replace(pattern, (_, ...found) => {
        const time = write(clockNumber(String(found.slice(0, -2).find(Boolean))));
        return isLate ? late(time) : time;
      }),
    text,
  );
}
