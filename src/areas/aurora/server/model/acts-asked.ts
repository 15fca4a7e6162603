import type { ActKind } from '../../rules/card.ts';
import { MARGIN } from '../../rules/kinds/choose-kind.ts';
import { recogniser } from '../recognise.ts';

/** What the kinds of questions that ask for a deed ask for. */
const deeds: Readonly<Record<string, ActKind>> = {
  'say-yes': 'RSVP',
  'say-maybe': 'MAYBE',
  'say-no': 'DECLINE',
  follow: 'FOLLOW',
  join: 'JOIN',
  'ask-ride': 'RIDE',
  draft: 'DRAFT',
};
const NEAR = 3;

const consent =
  /^(?:yes|yeah|yep|sure|ok|okay|please|do it|go ahead|ja|gern|gerne|mach das|bitte)\b.{0,40}$/i;

/**
 * What the person's own words ask to have done. A model may prepare nothing else, whatever it has read: words of
 * others are no wish of the asker. `before` are the asker's earlier questions: 'yes, please' speaks of the last.
 */
export async function actsAskedFor(question: string, before: readonly string[]): Promise<ActKind[]> {
  const guesses = (await recogniser()).guess(question).slice(0, NEAR);
  const least = Math.max(MARGIN, (guesses[0]?.score ?? 0) / 2);
  const asked = guesses.filter(({ score }) => score >= least).flatMap(({ kind }) => deeds[kind.id] ?? []);
  const last = before.at(-1);
  const isYes = consent.test(question.trim()) && !/\bfollow|join|sign\b/i.test(question);
  if (!isYes || last === undefined) return isYes ? [] : asked;
  return actsAskedFor(last, before.slice(0, -1));
}
