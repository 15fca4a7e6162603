import type { AnswerCard } from '../../rules/card.ts';
import type { Kind } from '../../rules/kinds/kind.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { asksToJoin, calledIn } from '../../rules/names/joining.ts';
import type { Asker } from './asker.ts';
import { lookUp } from './look-up.ts';
import { namedHuddle } from './meant-huddle.ts';

const HITS = 8;
/** What a question with 'join' in it is taken for, though it may mean a community by its name. */
const TAKEN = new Set([
  'help-answer',
  'help-community',
  'help-found',
  'huddle-places',
  'find-communities',
  'find-huddles',
]);

/** The community that a question names and asks to get into. */
export async function communityToJoin(
  asker: Asker,
  { asked, naming }: Pick<Plan, 'asked' | 'naming'>,
): Promise<AnswerCard | undefined> {
  if (!asksToJoin(asked)) return undefined;
  const text = [...naming.strange, ...naming.ordinary].join(' ');
  const hits = text === '' ? [] : await lookUp(asker, text, ['COMMUNITY'], HITS);
  const cards = hits.map(({ card }) => card);
  return calledIn(asked, cards, ({ title }) => title);
}

/** Whether a question that is taken for another kind, or for none, wants into a community that it names. */
export async function wantsIn(asker: Asker, plan: Plan, kind: Kind | undefined): Promise<boolean> {
  if (kind && !TAKEN.has(kind.id)) return false;
  if (!(await communityToJoin(asker, plan))) return false;
  return kind?.via !== 'HUDDLE' || !(await namedHuddle(asker, plan));
}
