import { months } from './calendar.ts';

const FIRST = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const english = [
  ...FIRST,
  ...TEENS,
  'twentieth',
  ...FIRST.map((word) => `twenty ${word}`),
  'thirtieth',
  'thirty first',
];
const UNITS = 'ein zwei drei vier funf sechs sieben acht neun'.split(' ');
const german = [
  ...'erst zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft'.split(' '),
  ...'drei vier funf sech sieb acht neun'.split(' ').map((word) => `${word}zehnt`),
  'zwanzigst',
  ...UNITS.map((word) => `${word}undzwanzigst`),
  'dreissigst',
  'einunddreissigst',
];
const dayOf = new Map([english, german].flatMap((words) => words.map((word, at) => [word, at + 1] as const)));

const germanMonths =
  'januar februar marz april mai juni juli august september oktober november dezember'.split(' ');
const MONTH = [...new Set([...months, ...germanMonths])].join('|');
const before = new RegExp(`\\b(${english.join('|')}) (?:of )?(${MONTH})\\b`, 'g');
const after = new RegExp(`\\b(${MONTH}) (?:the )?(${english.join('|')})\\b`, 'g');
const inGerman = new RegExp(`\\b(${german.join('|')})e[nr]? (${MONTH})\\b`, 'g');

/** 'The fifth of July' and 'am fünften Juli' with the day as a number. `text` is plain. */
export function withDayNumbers(text: string): string {
  return text
    .replace(before, (_, day: string, month: string) => `${dayOf.get(day)} ${month}`)
    .replace(after, (_, month: string, day: string) => `${dayOf.get(day)} ${month}`)
    .replace(inGerman, (_, day: string, month: string) => `${dayOf.get(day)}. ${month}`);
}
