import { readSentence } from '#areas/huddle/rules/sentence.ts';
import { months } from './calendar.ts';
import { WHEN } from './draft-name.ts';
import { changedPlan } from './prepared-plan.ts';

const CORRECTED =
  /^(.+?)[\s,.!-]+(?:(?:no|er|uh|äh|sorry|nein|ach nein|wait)[\s,]+(?:i mean|ich meine?|rather|lieber|make (?:it|that))|make (?:it|that))[\s,]+(.+?)(?:\s+(?:actually|instead|please|pls|bitte|rather|lieber))*$/iu;
const WEEK = 7;

/**
 * A sentence of a plan without what it corrects itself: 'Sat 13 June, no, I mean Sunday' is the 14th. `dayOf` reads the
 * day of a sentence, as midnight of UTC.
 */
export function withoutCorrection(sentence: string, dayOf: (text: string) => Date | undefined): string {
  const [, before, after] = CORRECTED.exec(sentence) ?? [];
  if (!before || !after) return sentence;
  const { weekday } = readSentence(after);
  const day = weekday === undefined ? undefined : dayOf(before);
  if (weekday === undefined || !day) return changedPlan({ sentence: before, name: '' }, after).sentence;
  const near = nearest(day, weekday);
  const rest = ` ${after}`.replace(WHEN, '').replace(/^[\s,]+/, '');
  const kept = ` ${before}`.replace(WHEN, '').trim();
  return [`${kept} on ${near.getUTCDate()} ${months[near.getUTCMonth()]}`, rest].filter(Boolean).join(', ');
}

/** The day of that weekday that is nearest to a day. */
function nearest(day: Date, weekday: number): Date {
  const ahead = (weekday - day.getUTCDay() + WEEK) % WEEK;
  const by = ahead > WEEK / 2 ? ahead - WEEK : ahead;
  return new Date(day.getTime() + by * 86_400_000);
}
