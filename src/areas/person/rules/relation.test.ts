import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { eventsOf } from './events.ts';
import {
  canFollow,
  canUnfollow,
  decideAnswer,
  decideBlock,
  decideFollow,
  decideMute,
  decideRemoveFollower,
  decideUnblock,
  decideUnfollow,
  decideUnmute,
  followStates,
  type RelationState,
} from './relation.ts';

const stranger: RelationState = {
  self: false,
  hidden: false,
  blocked: false,
  muted: false,
  approvalRequired: false,
  mine: 'NONE',
  theirs: 'NONE',
};
const state = (part: Partial<RelationState>): RelationState => ({ ...stranger, ...part });

test('PER-2 follow is following at once, or a request where the other approves', () => {
  expect(decideFollow(stranger)).toEqual({ mine: 'FOLLOWING' });
  expect(decideFollow(state({ approvalRequired: true }))).toEqual({ mine: 'REQUESTED' });
  expect(decideFollow(state({ approvalRequired: true, mine: 'FOLLOWING' }))).toEqual({});
  expect(decideFollow(state({ self: true }))).toMatchObject({ code: 'FOLLOW_SELF' });
});

test('PER-2 the buttons ask the same rule: follow only from nothing, unfollow only from something', () => {
  for (const mine of followStates) {
    expect(canFollow({ self: false, mine })).toBe(mine === 'NONE');
    expect(canUnfollow({ mine })).toBe(mine !== 'NONE');
    expect(canFollow({ self: true, mine })).toBe(false);
  }
});

test('PER-9 a block ends both follows; what is hidden is missing unless there is something to take back', () => {
  expect(decideBlock(state({ mine: 'FOLLOWING', theirs: 'REQUESTED' }))).toEqual({
    blocked: true,
    mine: 'NONE',
    theirs: 'NONE',
  });
  for (const decide of [decideFollow, decideBlock, decideMute, decideUnfollow, decideUnblock, decideUnmute]) {
    expect(decide(state({ hidden: true }))).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(decideUnblock(state({ hidden: true, blocked: true }))).toEqual({ blocked: false });
  expect(decideUnmute(state({ hidden: true, muted: true }))).toEqual({ muted: false });
});

const anyFacts = fc.record({
  self: fc.constant(false),
  hidden: fc.boolean(),
  blocked: fc.boolean(),
  muted: fc.boolean(),
  approvalRequired: fc.boolean(),
  mine: fc.constantFrom(...followStates),
  theirs: fc.constantFrom(...followStates),
});
const verbs = [
  decideFollow,
  decideUnfollow,
  decideRemoveFollower,
  decideBlock,
  decideUnblock,
  decideMute,
  decideUnmute,
  (before: RelationState) => decideAnswer(before, true),
  (before: RelationState) => decideAnswer(before, false),
];

test('PER-9 whatever happens in whatever order, nobody follows across a block', () => {
  const start = anyFacts.map((some) => (some.blocked ? { ...some, mine: 'NONE', theirs: 'NONE' } : some));
  fc.assert(
    fc.property(start, fc.array(fc.constantFrom(...verbs)), (first, history) => {
      let now = first as RelationState;
      for (const verb of history) {
        const change = verb(now);
        if (!isRefusal(change)) now = { ...now, ...change };
        expect(now.blocked && (now.mine !== 'NONE' || now.theirs !== 'NONE')).toBe(false);
      }
    }),
  );
});

test('PER-2 what changes is told once, and what changes nothing is not told', () => {
  const [me, other] = ['me' as PersonId, 'other' as PersonId];
  const told = (before: Partial<RelationState>, change: Partial<RelationState>) =>
    eventsOf(state(before), change, me, other).map(({ type }) => type);
  expect(told({}, { mine: 'FOLLOWING' })).toEqual(['person.followed']);
  expect(told({ mine: 'FOLLOWING' }, { mine: 'FOLLOWING' })).toEqual([]);
  expect(told({ mine: 'REQUESTED' }, { mine: 'NONE' })).toEqual([]);
  expect(told({ theirs: 'REQUESTED' }, { theirs: 'FOLLOWING' })).toEqual(['person.followed']);
  expect(
    told({ mine: 'FOLLOWING', theirs: 'FOLLOWING' }, { mine: 'NONE', theirs: 'NONE', blocked: true }),
  ).toEqual(['person.unfollowed', 'person.unfollowed', 'person.blocked']);
});

test.each<[string, () => ReturnType<typeof decideFollow>, object]>([
  ['unfollowing', () => decideUnfollow(state({ mine: 'FOLLOWING' })), { mine: 'NONE' }],
  [
    'taking a request back',
    () => decideUnfollow(state({ mine: 'REQUESTED', hidden: true })),
    { mine: 'NONE' },
  ],
  ['unfollowing nobody', () => decideUnfollow(stranger), {}],
  ['unfollowing who is not there', () => decideUnfollow(state({ hidden: true })), { code: 'NOT_FOUND' }],
  ['accepting', () => decideAnswer(state({ theirs: 'REQUESTED' }), true), { theirs: 'FOLLOWING' }],
  ['declining', () => decideAnswer(state({ theirs: 'REQUESTED' }), false), { theirs: 'NONE' }],
  [
    'answering a follower',
    () => decideAnswer(state({ theirs: 'FOLLOWING' }), true),
    { code: 'NO_FOLLOW_REQUEST' },
  ],
  ['answering who is not there', () => decideAnswer(state({ hidden: true }), true), { code: 'NOT_FOUND' }],
  [
    'answering whom I have blocked',
    () => decideAnswer(state({ blocked: true }), true),
    { code: 'NOT_FOUND' },
  ],
  ['removing a follower', () => decideRemoveFollower(state({ theirs: 'FOLLOWING' })), { theirs: 'NONE' }],
  ['removing who does not follow', () => decideRemoveFollower(stranger), {}],
  ['removing who is not there', () => decideRemoveFollower(state({ hidden: true })), { code: 'NOT_FOUND' }],
  ['blocking', () => decideBlock(stranger), { blocked: true, mine: 'NONE', theirs: 'NONE' }],
  ['blocking again', () => decideBlock(state({ blocked: true, hidden: true })), {}],
  ['blocking who is not there', () => decideBlock(state({ hidden: true })), { code: 'NOT_FOUND' }],
  ['blocking myself', () => decideBlock(state({ self: true })), { code: 'BLOCK_SELF' }],
  ['unblocking', () => decideUnblock(state({ blocked: true })), { blocked: false }],
  ['muting', () => decideMute(stranger), { muted: true }],
  ['muting again', () => decideMute(state({ muted: true })), { muted: true }],
  ['muting who is not there', () => decideMute(state({ hidden: true })), { code: 'NOT_FOUND' }],
  ['muting whom I have blocked', () => decideMute(state({ blocked: true })), { code: 'NOT_FOUND' }],
  ['muting myself', () => decideMute(state({ self: true })), { code: 'MUTE_SELF' }],
  ['unmuting who has gone', () => decideUnmute(state({ muted: true, hidden: true })), { muted: false }],
  ['unmuting who was not muted', () => decideUnmute(stranger), {}],
])('PER-9 %s', (_, decide, decided) => {
  if ('code' in decided) expect(decide()).toMatchObject(decided);
  else expect(decide()).toEqual(decided);
});
