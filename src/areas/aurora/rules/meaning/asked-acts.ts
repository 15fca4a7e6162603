import type { ActKind } from '../card.ts';
import { languageOf, plainEnglish } from './language.ts';

const signs: ReadonlyArray<readonly [ActKind, RegExp]> = [
  [
    'RSVP',
    /\b(?:rsvp|sign|book|register|enrol|reserve|count (?:me|us) in|put (?:me|us)|i(?: a)?m in|come along|take part|attend|i (?:want|would like) to (?:go|come|join)|id (?:like|love) to (?:go|come|join)|let me (?:go|come)|join)\b/,
  ],
  ['FOLLOW', /\bfollow\b/],
  ['JOIN', /\b(?:join|become a member|member of|let (?:me|us) in(?:to)?)\b/],
  [
    'RIDE',
    /\b(?:need|want|get|ask|take|give|find|book|reserve|looking)\b.*\b(?:rides?|lifts?|seats?)\b|\b(?:drive|take) (?:me|us)\b|\bride (?:along|with)\b/,
  ],
  [
    'DRAFT',
    /\b(?:draft|organi[sz]e|create|set up|plan a|plan an|plan the|plan my|plan our|help me plan|host a|host an|prepare a)\b/,
  ],
];
const consent =
  /^(?:yes|yeah|yep|sure|ok|okay|please|please do|do it|go ahead|ja|gern|gerne|mach das|bitte)\b.{0,40}$/;

/**
 * What the person's own words ask to have done. A model may prepare nothing else, whatever it has read: words of
 * others are no wish of the asker. `before` are the asker's earlier questions: 'yes, please' speaks of the last.
 */
export function actsAskedFor(question: string, before: readonly string[], locale: string): ActKind[] {
  const text = plainEnglish(question, languageOf(question, locale));
  const asked = signs.filter(([, sign]) => sign.test(text)).map(([act]) => act);
  const last = before.at(-1);
  if (asked.length > 0 || last === undefined || !consent.test(text)) return asked;
  return actsAskedFor(last, before.slice(0, -1), locale);
}
