import type { AnswerCard } from '../../rules/card.ts';
import type { Kind } from '../../rules/kinds/kind.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { wantsInNow } from '../../rules/names/joining.ts';
import type { Asker } from './asker.ts';
import { namedCommunity } from './meant-community.ts';
import { namedHuddle } from './meant-huddle.ts';

/** What a question with 'join' in it is taken for, though it may mean a community by its name. */
const TAKEN = new Set([
  'help-answer',
  'help-ride',
  'help-community',
  'help-club',
  'help-route',
  'huddle-joining',
  'help-found',
  'huddle-places',
  'say-yes',
  'ask-ride',
  'find-rides',
  'huddle-getting-there',
  'find-communities',
  'find-huddles',
]);

/** The community that a question names and asks to get into. */
export async function communityToJoin(
  asker: Asker,
  plan: Pick<Plan, 'asked' | 'naming'>,
): Promise<AnswerCard | undefined> {
  return wantsInNow(plan.asked) ? namedCommunity(asker, plan) : undefined;
}

/** Whether a question that is taken for another kind, or for none, wants into a community that it names. */
export async function wantsIn(asker: Asker, plan: Plan, kind: Kind | undefined): Promise<boolean> {
  if (kind && !TAKEN.has(kind.id)) return false;
  if (!(await communityToJoin(asker, plan))) return false;
  const mayBeOuting = kind?.via === 'HUDDLE' || kind?.id === 'say-yes';
  return !mayBeOuting || !(await namedHuddle(asker, plan));
}
