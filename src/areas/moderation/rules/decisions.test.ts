import { describe, expect, test } from 'vitest';
import {
  type Act,
  actsFor,
  appealEnd,
  type CaseState,
  claimEnd,
  decideAnswer,
  decideAppeal,
  decideVerdict,
  suspensionEnd,
} from './decisions.ts';

const now = new Date('2026-06-01T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const open: CaseState = {
  type: 'POST',
  by: 'MODERATORS',
  isHeld: false,
  isOpen: true,
  version: 2,
  claimedByOther: null,
  hasSubject: true,
};
const verdict = (acts: readonly Act[], days?: number) => ({ version: 2, acts, days });

describe('ADM-1 C3 what goes together in one decision', () => {
  test.each<[readonly Act[], number | undefined, Partial<CaseState>, string | undefined]>([
    [['HIDE', 'WARN'], undefined, {}, undefined],
    [['HIDE', 'WARN', 'SUSPEND'], 7, {}, undefined],
    [['BAN'], undefined, {}, undefined],
    [['NONE'], undefined, { hasSubject: false }, undefined],
    [['NONE', 'WARN'], undefined, {}, 'ACTS_DO_NOT_FIT'],
    [['SUSPEND', 'BAN'], 7, {}, 'ACTS_DO_NOT_FIT'],
    [['SUSPEND'], undefined, {}, 'ACTS_DO_NOT_FIT'],
    [['WARN'], 7, {}, 'ACTS_DO_NOT_FIT'],
    [[], undefined, {}, 'ACTS_DO_NOT_FIT'],
    [['WARN'], undefined, { hasSubject: false }, 'ACTS_DO_NOT_FIT'],
    [['HIDE'], undefined, { type: 'HUDDLE' }, 'ACTS_DO_NOT_FIT'],
    [['HIDE'], undefined, { type: 'COMMUNITY', isHeld: true }, undefined],
    [['HIDE', 'BAN'], undefined, { isHeld: true }, undefined],
    [['NONE'], undefined, { isHeld: true }, undefined],
    [['WARN'], undefined, { isHeld: true }, 'ACTS_DO_NOT_FIT'],
    [['REMOVE_MEMBER'], undefined, {}, 'ACTS_DO_NOT_FIT'],
    [['BAN_MEMBER'], undefined, {}, 'ACTS_DO_NOT_FIT'],
    [['HIDE', 'WARN', 'REMOVE_MEMBER'], undefined, { type: 'MESSAGE', by: 'COMMUNITY' }, undefined],
    [['BAN_MEMBER'], undefined, { type: 'MESSAGE', by: 'COMMUNITY' }, undefined],
    [['REMOVE_MEMBER', 'BAN_MEMBER'], undefined, { type: 'MESSAGE', by: 'COMMUNITY' }, 'ACTS_DO_NOT_FIT'],
    [['BAN'], undefined, { type: 'MESSAGE', by: 'COMMUNITY' }, 'ACTS_DO_NOT_FIT'],
    [['SUSPEND'], 7, { type: 'MESSAGE', by: 'COMMUNITY' }, 'ACTS_DO_NOT_FIT'],
    [['HIDE'], undefined, { type: 'HUDDLE', by: 'COMMUNITY' }, undefined],
    [['HIDE'], undefined, { type: 'COMMENT' }, undefined],
    [['HIDE'], undefined, { type: 'COMMENT', by: 'COMMUNITY' }, undefined],
    [['HIDE'], undefined, { type: 'POST', by: 'COMMUNITY' }, 'ACTS_DO_NOT_FIT'],
  ])('%j for %s days of %j is %s', (acts, days, part, code) => {
    const state = Object.assign({}, open, part);
    expect(decideVerdict(state, verdict(acts, days), now)?.code).toBe(code);
  });

  test('moderators hide posts, inspirations, messages and comments, a community its outings, messages and comments', () => {
    expect(actsFor('MESSAGE', false)).toEqual(['HIDE', 'WARN', 'SUSPEND', 'BAN', 'NONE']);
    expect(actsFor('MESSAGE', false, 'COMMUNITY')).toEqual([
      'HIDE',
      'WARN',
      'REMOVE_MEMBER',
      'BAN_MEMBER',
      'NONE',
    ]);
    expect(actsFor('HUDDLE', false, 'COMMUNITY')).toContain('HIDE');
    expect(actsFor('INSPIRATION', false)).toContain('HIDE');
    expect(actsFor('PERSON', false)).toEqual(['WARN', 'SUSPEND', 'BAN', 'NONE']);
    expect(actsFor('COMMUNITY', true)).toContain('HIDE');
  });
});

test.each<[Partial<CaseState>, string | undefined]>([
  [{ isOpen: false }, 'CASE_DECIDED'],
  [{ version: 3 }, 'CASE_CHANGED'],
  [{ claimedByOther: later(1) }, 'CASE_CLAIMED'],
  [{ claimedByOther: now }, undefined],
])('ADM-1 C1 a case that is %j answers %s', (part, code) => {
  expect(decideVerdict(Object.assign({}, open, part), verdict(['WARN']), now)?.code).toBe(code);
});

test('ADM-1 times: a claim half an hour, a suspension its days, a ban without end', () => {
  expect(claimEnd(now)).toEqual(later(1_800_000));
  expect(suspensionEnd({ acts: ['SUSPEND'], days: 3 }, now)).toEqual(new Date('2026-06-04T12:00:00Z'));
  expect(suspensionEnd({ acts: ['BAN'] }, now)).toBeNull();
});

test('ADM-1 C5 one appeal, for thirty days, against what was done', () => {
  const made = { at: now, appeal: 'NONE', acts: ['WARN'] } as const;
  const end = appealEnd(now);
  expect(decideAppeal(made, end)).toBeUndefined();
  expect(decideAppeal(made, new Date(end.getTime() + 1))?.code).toBe('APPEAL_LATE');
  expect(decideAppeal({ at: now, appeal: 'OPEN', acts: ['WARN'] }, now)?.code).toBe('APPEAL_MADE');
  expect(decideAppeal({ at: now, appeal: 'NONE', acts: ['NONE'] }, now)?.code).toBe('APPEAL_LATE');
});

test.each([
  ['OPEN', ['WARN'], true, false, undefined],
  ['OPEN', ['WARN'], false, false, undefined],
  ['OPEN', ['WARN'], true, true, 'APPEAL_OF_OWN'],
  ['NONE', ['HIDE'], true, true, undefined],
  ['NONE', ['HIDE'], false, false, 'APPEAL_ANSWERED'],
  ['NONE', ['NONE'], true, false, 'APPEAL_ANSWERED'],
  ['GRANTED', ['HIDE'], true, false, 'APPEAL_ANSWERED'],
  ['REFUSED', ['HIDE'], true, false, 'APPEAL_ANSWERED'],
] as const)(
  'ADM-1 C5 appeal %s of %j, granted %s by oneself %s: %s',
  (appeal, acts, isGranted, isOwn, code) => {
    const by = 'MODERATORS';
    expect(decideAnswer({ appeal, acts, by }, { isGranted, isOwn, by })?.code).toBe(code);
  },
);

test.each([
  ['COMMUNITY', 'NONE', true, undefined],
  ['COMMUNITY', 'NONE', false, 'APPEAL_ANSWERED'],
  ['COMMUNITY', 'OPEN', true, 'APPEAL_WITH_MODERATORS'],
  ['COMMUNITY', 'REFUSED', true, 'APPEAL_ANSWERED'],
  ['MODERATORS', 'NONE', true, 'DECIDED_BY_MODERATORS'],
  ['MODERATORS', 'OPEN', true, 'DECIDED_BY_MODERATORS'],
] as const)('ADM-1 of a decision by %s, appeal %s, admins answer %s: %s', (by, appeal, isGranted, code) => {
  const state = { appeal, acts: ['HIDE'], by } as const;
  for (const isOwn of [true, false])
    expect(decideAnswer(state, { isGranted, isOwn, by: 'COMMUNITY' })?.code).toBe(code);
});
