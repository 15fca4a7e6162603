import type { Activity } from './activity.ts';
import { activityWords, dayParts, shortWeekdays, weekdayWords } from './sentence-words.ts';
import { clockNumber, clockWords, withClockTimes } from './spelled-times.ts';

/** What a sentence says of an outing. What it does not say plainly, or says twice, is left out. */
export interface Reading {
  /** The sentence without what went into fields of their own. */
  readonly name: string;
  readonly activity?: Activity;
  /** 0 is Sunday. */
  readonly weekday?: number;
  /** 0 is today. */
  readonly inDays?: number;
  /** Minutes from midnight. */
  readonly time?: number;
  readonly people?: number;
  readonly bring?: string;
}

/** Reads 'Wednesday evening bouldering, 6 people, bring shoes', in English or German. */
export function readSentence(text: string): Reading {
  const people = onlyOne(peopleIn(text));
  const brought = bringIn(text);
  const activity = onlyOne(activitiesIn(text));
  const weekday = onlyOne(weekdaysIn(text));
  const inDays = weekday === undefined ? daysAheadIn(text) : undefined;
  const time = timeIn(withClockTimes(text));
  return {
    name: nameOf(text, people !== undefined, brought),
    ...(activity !== undefined && { activity }),
    ...(weekday !== undefined && { weekday }),
    ...(inDays !== undefined && { inDays }),
    ...(time !== undefined && { time }),
    ...(people !== undefined && { people }),
    ...(brought && { bring: brought.what }),
  };
}

function onlyOne<Value>(found: readonly Value[]): Value | undefined {
  return new Set(found).size === 1 ? found[0] : undefined;
}

function activitiesIn(text: string): Activity[] {
  let rest = text;
  return activityWords.flatMap(([activity, words]) => {
    const before = rest;
    rest = rest.replace(words, ' ');
    return rest === before ? [] : [activity];
  });
}

function weekdaysIn(text: string): number[] {
  return weekdayWords.flatMap((words, day) =>
    words.test(text) || shortWeekdays[day]?.test(text) ? [day] : [],
  );
}

/** 'morgen' is tomorrow, but after a weekday the morning. */
function daysAheadIn(text: string): number | undefined {
  if (/(?<!\p{L})(today|tonight|heute)(?!\p{L})/iu.test(text)) return 0;
  if (/(?<!\p{L})übermorgen(?!\p{L})/iu.test(text)) return 2;
  return /(?<!\p{L})(tomorrow|morgen)(?!\p{L})/iu.test(text) ? 1 : undefined;
}

const TIME =
  /(?<![\d.,:])(\d{1,2})(?:[:.h](\d\d))? ?(am|pm|a\.m\.|p\.m\.|uhr|h)(?!\p{L})|(?<![\d.,:])(\d{1,2}):(\d\d)(?![\d:])/giu;
const NOON = 12 * 60;

/** The one hour it names, else the one part of the day. */
function timeIn(text: string): number | undefined {
  const named = [...text.matchAll(TIME)].flatMap((found) => minutesOf(found) ?? []);
  if (named.length > 0) return onlyOne(named);
  const parts = dayParts.flatMap(([minutes, words]) => (words.test(text) ? [minutes] : []));
  const hour = onlyOne(parts);
  const [, bare] =
    /(?<!\p{L})(?:at|um|from|ab) (\d{1,2})(?![\d:.\p{L}]| ?(?:people|leute|personen|km|m\b))/iu.exec(text) ??
    [];
  if (hour === undefined || bare === undefined) return hour;
  const minutes = Number(bare) * 60;
  return hour >= NOON && minutes < NOON ? minutes + NOON : minutes;
}

function minutesOf([, hour, minute = '0', half = '', hour24, minute24]: RegExpExecArray | RegExpMatchArray) {
  const hours = Number(hour ?? hour24);
  const afternoon = half.toLowerCase().startsWith('p') && hours < 12 ? 12 : 0;
  const midnight = half.toLowerCase().startsWith('a') && hours === 12 ? -12 : 0;
  const minutes = (hours + afternoon + midnight) * 60 + Number(minute24 ?? minute);
  return hours < 24 && Number(minute24 ?? minute) < 60 ? minutes : undefined;
}

/** Beyond the numbers of a clock. */
const FROM_13 = [
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
  'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(' '),
];
const COUNT = `\\d{1,3}|${[...FROM_13.flat(), ...clockWords].join('|')}`;

/** 'Twelve', 'fünfzehn' or '9' as a number, in words to twenty; 0 for any other word. */
export function countOf(word: string): number {
  const at = Math.max(...FROM_13.map((words) => words.indexOf(word.toLowerCase())));
  return at < 0 ? clockNumber(word) : at + 13;
}

const PEOPLE = new RegExp(
  `(?:,\\s*)?(?<!\\p{L})(?:(?:max(?:imum|imal|\\.)?|up to|bis zu|for|für) )?(?<![\\d.,:])(${COUNT}) (?:people|persons|ppl|spots|leute|personen|plätze)(?: max\\.?)?(?!\\p{L})|(?:,\\s*)?(?<!\\p{L})max(?:imum|imal|\\.)? (\\d{1,3})(?![\\d:.]| ?(?:km|m|h|uhr)\\b)|(?:,\\s*)?(?<!\\p{L})(?:for|für) (\\d{1,3})(?=[.!]?$)`,
  'giu',
);

function peopleIn(text: string): number[] {
  return [...text.matchAll(PEOPLE)]
    .map(([, before, after, atEnd]) => countOf(before ?? after ?? atEnd ?? ''))
    .filter((count) => count > 0);
}

interface Brought {
  readonly what: string;
  /** The words that said it. */
  readonly said: string;
}

const BRING_MIT = /(?<!\p{L})(?:bitte )?bringt? (?:bitte )?(.+?) mit(?!\p{L})/iu;
const MITBRINGEN = /(?<=^|[,;.!] ?)([^,;.!]+?) (?:bitte )?mitbringen(?!\p{L})/iu;
const BRING = /(?<!\p{L})(?:please )?bring (?:your own |your |own )?([^.;!]+)/iu;
/** Those are company, not kit. */
const COMPANY = /friend|guest|famil|kid|child|dog|partner|freund|gäste|kind|hund/iu;

function bringIn(text: string): Brought | undefined {
  const plain = text.replace(PEOPLE, ' ');
  const german = BRING_MIT.exec(plain) ?? MITBRINGEN.exec(plain);
  const found = german ?? BRING.exec(plain);
  if (!found?.[1]) return undefined;
  const what = german ? found[1] : listIn(found[1]);
  const said = german ? found[0] : found[0].slice(0, found[0].indexOf(what) + what.length);
  return COMPANY.test(what) ? undefined : { what: what.trim(), said };
}

const MAX_WORDS = 2;

/** 'shoes, chalk, meet at the station' ends with the chalk: what follows is no thing to bring. */
function listIn(text: string): string {
  const [first = '', ...others] = text.split(',');
  const end = others.findIndex(
    (item) => item.trim() === '' || /\d/.test(item) || item.trim().split(/\s+/).length > MAX_WORDS,
  );
  return [first, ...(end === -1 ? others : others.slice(0, end))].join(',').trim();
}

/** What is left to name it; the whole sentence where nothing would be. */
function nameOf(text: string, hasPeople: boolean, brought: Brought | undefined): string {
  const counted = hasPeople || brought ? text.replace(PEOPLE, (said) => (hasPeople ? ' ' : said)) : text;
  const rest = brought ? counted.replace(brought.said, ' ') : counted;
  const tidy = rest
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!])/g, '$1')
    .replace(/([,;])(?:[,;.\s])+/g, '$1 ')
    .replace(/^[\s,;.]+|[\s,;]+$/g, '');
  return tidy.length > 2 ? tidy : text.trim();
}
