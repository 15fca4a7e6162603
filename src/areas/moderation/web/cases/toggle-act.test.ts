import { expect, test } from 'vitest';
import { type Act, actsFor, decideVerdict } from '../../rules/decisions.ts';
import { toggled } from './toggle-act.ts';

test.each<[readonly Act[], Act, readonly Act[]]>([
  [[], 'HIDE', ['HIDE']],
  [['HIDE'], 'WARN', ['HIDE', 'WARN']],
  [['HIDE', 'WARN'], 'HIDE', ['WARN']],
  [['HIDE', 'SUSPEND'], 'BAN', ['HIDE', 'BAN']],
  [['BAN'], 'SUSPEND', ['SUSPEND']],
  [['HIDE', 'WARN'], 'NONE', ['NONE']],
  [['NONE'], 'WARN', ['WARN']],
  [['HIDE', 'REMOVE_MEMBER'], 'BAN_MEMBER', ['HIDE', 'BAN_MEMBER']],
  [['BAN_MEMBER'], 'REMOVE_MEMBER', ['REMOVE_MEMBER']],
])('ADM-1 of %j and %s becomes %j', (chosen, act, next) => {
  expect(toggled(chosen, act)).toEqual(next);
});

test.each(['MODERATORS', 'COMMUNITY'] as const)('ADM-1 whatever %s press goes together', (by) => {
  const state = {
    type: 'MESSAGE',
    by,
    isOpen: true,
    isHeld: false,
    version: 1,
    claimedByOther: null,
    hasSubject: true,
  } as const;
  let chosen: readonly Act[] = [];
  const possible = actsFor('MESSAGE', false, by);
  for (const act of [...possible, ...possible.toReversed()]) {
    chosen = toggled(chosen, act);
    const days = chosen.includes('SUSPEND') ? 3 : undefined;
    const refused = decideVerdict(state, { version: 1, acts: chosen, days }, new Date());
    expect(refused === undefined || chosen.length === 0).toBe(true);
  }
});
