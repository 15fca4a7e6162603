import type { Act } from '../../rules/decisions.ts';

/** What is one or the other. */
const others: Readonly<Partial<Record<Act, Act>>> = {
  SUSPEND: 'BAN',
  BAN: 'SUSPEND',
  REMOVE_MEMBER: 'BAN_MEMBER',
  BAN_MEMBER: 'REMOVE_MEMBER',
};

/** Puts an act in or takes it out; what does not go with it leaves. */
export function toggled(chosen: readonly Act[], act: Act): readonly Act[] {
  if (chosen.includes(act)) return chosen.filter((each) => each !== act);
  if (act === 'NONE') return [act];
  return [...chosen.filter((each) => each !== 'NONE' && each !== others[act]), act];
}
