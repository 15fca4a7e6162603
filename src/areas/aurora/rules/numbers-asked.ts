import type { Activity } from '#areas/huddle/rules/activity.ts';
import { activityIn, type KindWord } from './meaning/activity-words.ts';
import type { Wish } from './meaning/plan.ts';
import { bare } from './recognise/tokens.ts';

/** Which of somebody's outings a question counts; all of them where it says neither. */
export interface NumbersAsked {
  readonly kind: KindWord | undefined;
  readonly activities: readonly Activity[] | undefined;
  readonly year: number | undefined;
}

/** What people say they have done, as what it is looked for by; 'gelaufen' and 'unterwegs' may be anything. */
const done: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:hiked|gewandert)\b/, 'hike'],
  [/\b(?:walked|spaziert)\b/, 'walk'],
  [/\b(?:biked|cycled|geradelt)\b/, 'bike'],
  [/\b(?:ran|jogged|gejoggt)\b/, 'run'],
  [/\b(?:climbed|geklettert)\b/, 'climb'],
  [/\b(?:paddled|gepaddelt)\b/, 'paddle'],
  [/\b(?:camped|gezeltet|gecampt)\b/, 'camp'],
  [/\b(?:skied)\b/, 'ski'],
];

export function numbersAsked(asked: string, wish: Wish, thisYear: number): NumbersAsked {
  const text = bare(asked);
  const verb = done.find(([pattern]) => pattern.test(text))?.[1];
  const activity = verb ? activityIn(verb) : undefined;
  return {
    kind: wish.kind ?? activity?.kind,
    activities: wish.activities ?? activity?.activities,
    year: yearIn(text, thisYear),
  };
}

function yearIn(text: string, thisYear: number): number | undefined {
  if (/\b(?:this year|dieses jahr|diesem jahr|heuer)\b/.test(text)) return thisYear;
  if (/\b(?:last year|letztes jahr|letzten jahr|voriges jahr)\b/.test(text)) return thisYear - 1;
  const said = /\b20\d\d\b/.exec(text)?.[0];
  return said ? Number(said) : undefined;
}
