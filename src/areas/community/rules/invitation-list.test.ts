import { expect, test } from 'vitest';
import { addressOf, decideList, decideSending, judgeLines, MAX_LINES } from './invitation-list.ts';
import { type CommunityState, type MembershipState, type MembershipStatus, stranger } from './state.ts';

test('COM-10 each line says what will happen to it', () => {
  const standings = new Map<string, MembershipStatus>([
    ['member@a.ch', 'MEMBER'],
    ['banned@a.ch', 'BANNED'],
    ['asked@a.ch', 'REQUESTED'],
    ['told@a.ch', 'INVITED'],
  ]);
  const lines = [
    'New@A.ch ',
    'new@a.ch',
    'MEMBER@a.ch',
    'banned@a.ch',
    'asked@a.ch',
    'told@a.ch',
    'linked@a.ch',
    'no address',
    '',
    'banned@a.ch',
  ];
  expect(judgeLines(lines, { standings, invited: new Set(['linked@a.ch']) })).toEqual([
    'INVITE',
    'DOUBLE',
    'MEMBER',
    'BANNED',
    'REQUESTED',
    'INVITED',
    'INVITED',
    'NO_ADDRESS',
    'NO_ADDRESS',
    'DOUBLE',
  ]);
});

test('COM-10 an address is the same whatever its case', () => {
  expect(addressOf(' Anna.Frei@Mail.CH\t')).toBe('anna.frei@mail.ch');
});

const open: CommunityState = {
  privacy: 'HIDDEN',
  approvalRequired: false,
  invitationAllowed: true,
  planning: 'ALL',
  memberInvitesSuffice: true,
  hasRules: false,
  hasQuestion: false,
  archived: false,
  ending: false,
};
const admin: MembershipState = { status: 'MEMBER', role: 'ADMIN' };

test.each([
  ['an admin', open, admin, undefined],
  ['a member, who may invite', open, { status: 'MEMBER', role: 'MEMBER' }, 'NOT_AN_ADMIN'],
  ['a stranger', open, stranger, 'NOT_AN_ADMIN'],
  ['an admin of an archived one', { ...open, archived: true }, admin, 'COMMUNITY_ARCHIVED'],
  ['an admin of one that ends', { ...open, ending: true }, admin, 'COMMUNITY_ARCHIVED'],
] as const)('COM-10 a list of %s', (_, community, me, code) => {
  expect(decideList(community, me)?.code).toBe(code);
});

test.each([
  [0, 0, 'NOBODY_ON_LIST'],
  [1, 0, undefined],
  [MAX_LINES, 0, undefined],
  [MAX_LINES, 1, 'TOO_MANY_INVITATIONS'],
  [1, MAX_LINES, 'TOO_MANY_INVITATIONS'],
])('COM-10 %d lines after %d of the same day: %s', (lines, today, code) => {
  expect(decideSending(lines, today)?.code).toBe(code);
});
