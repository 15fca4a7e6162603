import type { Act } from '../../rules/decisions.ts';

/** Puts an act in or takes it out; what does not go with it leaves. */
export function toggled(chosen: readonly Act[], act: Act): readonly Act[] {
  if (chosen.includes(act)) return chosen.filter((each) => each !== act);
  if (act === 'NONE') return [act];
  const against: readonly Act[] =
    act === 'BAN' ? ['NONE', 'SUSPEND'] : act === 'SUSPEND' ? ['NONE', 'BAN'] : ['NONE'];
  return [...chosen.filter((each) => !against.includes(each)), act];
}
