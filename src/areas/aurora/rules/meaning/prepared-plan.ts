import { countOf, readSentence } from '#areas/huddle/rules/sentence.ts';
import { withClockTimes } from '#areas/huddle/rules/spelled-times.ts';
import { HOUR, PEOPLE, WHEN } from './draft-name.ts';

/** A plan that was prepared; nothing is kept before its host says so. */
export interface PreparedPlan {
  readonly sentence: string;
  readonly name: string;
}

const SOFTLY =
  '^(?:(?:ok(?:ay)?|yes|no|and|actually|but|please|oh|hmm?|ja|nein|und|doch|aber|bitte|ach|äh)[,\\s]+|(?:can|could|kannst|könntest)\\s+(?:you|we|du|wir)\\s+|(?:please|bitte)\\s+)*';
const MAKE_IT =
  "(?:make\\s+(?:it|that)|change\\s+(?:it|that)|set\\s+it|move\\s+(?:it|that)|start\\s+(?:it\\s+)?at|let'?s?\\s+(?:it|people|everyone|everybody)|mach(?:e|en)?\\s+(?:es|das|sie|ihn|draus|daraus)|änder[en]*\\s+(?:es|das|sie)|verschieb[en]*\\s+(?:es|das|sie|ihn)|setz[en]*\\s+(?:es|das|sie))";
const CALL_IT = '(?:call|name|nenne?)\\s+(?:it|es|das|sie|ihn)\\s+';
const RATHER =
  '(?:rather|instead|better|lieber|besser|statt\\p{L}*|doch|max\\p{L}*|up\\s+to|bis\\s+zu|for|für|at|um|on|am|auf|with|mit|no|only|nur)(?=\\s)';

/** 'Sunday is better actually' */
const BETTER =
  '(?:(?:no|nope|ne|nee|nein|hm+)[,\\s]+)*(?:(?:the|der|am|um|at|on)\\s+)?[\\p{L}\\d:.]+(?:\\s+(?:uhr|am|pm))?\\s+(?:is|are|would be|suits?|wäre?|ist|passt)\\s+(?:\\p{L}+\\s+)?(?:better|besser|lieber|nicer|easier)';
const change = new RegExp(`${SOFTLY}(?:${MAKE_IT}|${CALL_IT}|${RATHER}|${BETTER})`, 'iu');
const makeIt = new RegExp(`${SOFTLY}${MAKE_IT}\\s*(?:to|for|auf|zu|für)?\\s*`, 'iu');
const callIt = new RegExp(
  `${SOFTLY}${CALL_IT}["“„']?(?<name>.{3,80}?)["”“']?(?:\\s+(?:instead|please|bitte))?[.!]?$`,
  'iu',
);

const BARE_HOUR =
  /(?<=(?<!\p{L})(?:at|um|from|ab) )(\d{1,2})(?![\d:.\p{L}]|\s?(?:am|pm|uhr|h|people|persons|leute|personen|km|m)(?!\p{L}))/giu;
const PART_OF_DAY =
  /(?<!\p{L})(?:morning|afternoon|evening|night|noon)s?(?!\p{L})|(?:morgen|mittag|abend|nacht)s?(?!\p{L})/iu;
/** Nobody sets out earlier who does not say so. */
const FIRST_HOUR = 5;

/** A sentence whose hours can only mean one thing: 'at 9' is in the morning, 'at 2' in the afternoon. */
export function withPlainHours(sentence: string): string {
  const said = withClockTimes(sentence);
  if (PART_OF_DAY.test(said)) return said;
  return said.replace(BARE_HOUR, (hour) => `${Number(hour) < FIRST_HOUR ? Number(hour) + 12 : hour}:00`);
}

/** Whether a question changes what was said of a plan just before: 'make it eight people', 'lieber um neun'. */
export function changesPlan(question: string): boolean {
  return change.test(question.trim());
}

/** Whether it says 'make it', whatever was spoken of. */
export function saysMakeIt(question: string): boolean {
  return makeIt.test(question.trim());
}

/** The plan with what is said now, in place of what it said of the same before. */
export function changedPlan({ sentence, name }: PreparedPlan, question: string): PreparedPlan {
  const renamed = callIt.exec(question.trim())?.groups?.name;
  if (renamed) return { sentence, name: renamed };
  // 'Start at ten' keeps its 'at'.
  const order = question
    .trim()
    .replace(/[.!]+$/, '')
    .replace(makeIt, (words) => (/\bat\s*$/i.test(words) ? 'at ' : ''));
  const parts = order.split(/,\s*/).map((part) => withCount(withPlainHours(part), sentence));
  const said = parts.join(', ');
  const { time, people, weekday, inDays } = readSentence(said);
  const isDated = weekday !== undefined || inDays !== undefined || ` ${said}`.search(WHEN) >= 0;
  const kept = [
    ...(time === undefined ? [] : [HOUR]),
    ...(people === undefined ? [] : [PEOPLE, COUNTED]),
    ...(isDated ? [WHEN] : []),
  ].reduce((text, pattern) => text.replace(pattern, ''), ` ${withPlainHours(sentence)}`);
  return { sentence: `${kept.trim().replace(/[.!]+$/, '')}, ${said}`, name };
}

/** As `changedPlan` wrote them before. */
const COUNTED =
  /,\s*(?:max\p{L}*\s+)?\d{1,3}(?:\s+(?:people|persons|leute|personen))?(?:\s+max\p{L}*)?(?=,|$)/giu;

/** 'Six' alone is the hour of a plan that has one and no number of people, else it counts people. */
function withCount(said: string, sentence: string): string {
  const word = said
    .toLowerCase()
    .replace(/[.!\s]+$|\s+(?:instead|then|actually|please|dann|bitte|lieber)$/g, '');
  const count = /^\d{1,3}$/.test(word) ? Number(word) : countOf(word);
  if (count === 0) return said;
  const before = readSentence(withPlainHours(sentence));
  const isHour = before.time !== undefined && before.people === undefined && count <= LAST_HOUR;
  return isHour ? withPlainHours(`at ${count}`) : `max ${count}`;
}

const LAST_HOUR = 23;
