import { describe, expect, test } from 'vitest';
import {
  decideHandOver,
  decideInvite,
  decideJoin,
  decideLeave,
  decideRemoval,
  decideRequest,
  decideRole,
  decideTitle,
  type JoinCommand,
  mayInvite,
  stillAsks,
} from './membership.ts';
import type { CommunityState, MembershipState, MembershipStatus } from './state.ts';
import { stranger } from './state.ts';

const open: CommunityState = {
  privacy: 'PUBLIC',
  approvalRequired: false,
  invitationAllowed: false,
  planning: 'ALL',
  memberInvitesSuffice: false,
  hasRules: false,
  hasQuestion: false,
  archived: false,
  ending: false,
};
const as = (status: MembershipStatus): MembershipState => ({ status, role: 'MEMBER' });
const member = as('MEMBER');
const admin: MembershipState = { status: 'MEMBER', role: 'ADMIN' };
const leader: MembershipState = { status: 'MEMBER', role: 'LEADER' };
const treasurer: MembershipState = { status: 'MEMBER', role: 'TREASURER' };
const owner: MembershipState = { status: 'MEMBER', role: 'OWNER' };
/** An admin once, of whom the role stands in the row still. */
const formerAdmin: MembershipState = { status: 'REQUESTED', role: 'ADMIN' };
const silent: JoinCommand = { rulesAccepted: false, answer: '' };

describe('COM-4 a wish to belong', () => {
  const made: readonly [string, Partial<CommunityState>, MembershipState, Partial<JoinCommand>, string][] = [
    ['makes a member of a public community', {}, stranger, {}, 'MEMBER'],
    ['of who has asked before makes a member once it is open', {}, as('REQUESTED'), {}, 'MEMBER'],
    ['asks where approval is required', { approvalRequired: true }, stranger, {}, 'REQUESTED'],
    ['asks a private community', { privacy: 'PRIVATE' }, stranger, {}, 'REQUESTED'],
    ['asks a hidden community', { privacy: 'HIDDEN' }, stranger, {}, 'REQUESTED'],
    ['of the invited needs no approval', { approvalRequired: true }, as('INVITED'), {}, 'MEMBER'],
    [
      'of the invited by who may not decide asks',
      {},
      { ...as('INVITED'), invitedToAsk: true },
      {},
      'REQUESTED',
    ],
    ['of the invited needs no answer', { hasQuestion: true }, as('INVITED'), {}, 'MEMBER'],
    ['comes with the rules accepted', { hasRules: true }, stranger, { rulesAccepted: true }, 'MEMBER'],
    ['comes with the answer', { hasQuestion: true }, stranger, { answer: 'Yes.' }, 'MEMBER'],
  ];
  test.each(made)('%s', (_, community, me, input, result) => {
    expect(decideJoin({ ...open, ...community }, me, { ...silent, ...input })).toBe(result);
  });

  const refused: readonly [string, Partial<CommunityState>, MembershipState, string, string][] = [
    ['of a member', {}, member, 'ALREADY_MEMBER', 'conflict'],
    ['of the banned', {}, as('BANNED'), 'MAY_NOT_JOIN', 'forbidden'],
    ['to an archived community', { archived: true }, as('INVITED'), 'COMMUNITY_ARCHIVED', 'rule'],
    ['to a community that ends', { ending: true }, as('INVITED'), 'COMMUNITY_ARCHIVED', 'rule'],
    ['without accepting the rules', { hasRules: true }, stranger, 'RULES_NOT_ACCEPTED', 'rule'],
    ['of the invited without the rules', { hasRules: true }, as('INVITED'), 'RULES_NOT_ACCEPTED', 'rule'],
    [
      'of the invited who ask, without an answer',
      { hasQuestion: true },
      { ...as('INVITED'), invitedToAsk: true },
      'ANSWER_MISSING',
      'rule',
    ],
    ['without an answer', { hasQuestion: true }, stranger, 'ANSWER_MISSING', 'rule'],
  ];
  test.each(refused)('%s is refused', (_, community, me, code, kind) => {
    expect(decideJoin({ ...open, ...community }, me, silent)).toMatchObject({ code, kind });
  });
});

describe('COM-4 leaving', () => {
  test.each([
    ['a member', member, 1, undefined],
    ['an admin', admin, 1, undefined],
    ['somebody who has asked', as('REQUESTED'), 1, undefined],
    ['somebody invited', as('INVITED'), 1, undefined],
    ['one of two owners', owner, 2, undefined],
    ['the last owner', owner, 1, 'LAST_OWNER'],
    ['a stranger', stranger, 1, 'NOT_A_MEMBER'],
    ['somebody banned', as('BANNED'), 1, 'NOT_A_MEMBER'],
  ] as const)('%s', (_, me, owners, code) => {
    expect(decideLeave(me, owners)?.code).toBe(code);
  });
});

describe('COM-3 inviting', () => {
  test.each([
    ['an owner', owner, false, true],
    ['an admin', admin, false, true],
    ['a member', member, false, false],
    ['a member where members may', member, true, true],
    ['a stranger where members may', stranger, true, false],
  ] as const)('%s', (_, me, invitationAllowed, may) => {
    expect(mayInvite({ invitationAllowed, planning: 'ALL' }, me)).toBe(may);
    const refusal = decideInvite({ ...open, invitationAllowed }, me, stranger);
    expect(refusal?.code).toBe(may ? undefined : 'MAY_NOT_INVITE');
  });

  const cases: readonly [string, Partial<CommunityState>, MembershipState, string | undefined][] = [
    ['a stranger', {}, stranger, undefined],
    ['somebody who has asked', {}, as('REQUESTED'), undefined],
    ['a member', {}, member, 'THEY_ARE_MEMBER'],
    ['somebody banned', {}, as('BANNED'), 'THEY_ARE_BANNED'],
    ['somebody twice', {}, as('INVITED'), 'ALREADY_INVITED'],
    ['into an archived community', { archived: true }, stranger, 'COMMUNITY_ARCHIVED'],
    ['into a community that ends', { ending: true }, stranger, 'COMMUNITY_ARCHIVED'],
  ];
  test.each(cases)('%s', (_, community, them, code) => {
    expect(decideInvite({ ...open, ...community }, admin, them)?.code).toBe(code);
  });
});

describe('COM-4 admins answer a request', () => {
  test.each([
    [admin, as('REQUESTED'), undefined],
    [owner, as('REQUESTED'), undefined],
    [member, as('REQUESTED'), 'NOT_AN_ADMIN'],
    [formerAdmin, as('REQUESTED'), 'NOT_AN_ADMIN'],
    [admin, stranger, 'NO_JOIN_REQUEST'],
    [admin, member, 'NO_JOIN_REQUEST'],
  ] as const)('%o to %o: %s', (me, them, code) => {
    expect(decideRequest(me, them)?.code).toBe(code);
  });
});

describe('COM-11 titles', () => {
  test.each([
    [admin, member, undefined],
    [admin, owner, undefined],
    [leader, member, 'NOT_AN_ADMIN'],
    [admin, as('REQUESTED'), 'THEY_ARE_NO_MEMBER'],
  ] as const)('%o gives %o a title: %s', (me, them, code) => {
    expect(decideTitle(me, them)?.code).toBe(code);
  });
});

describe('COM-4 roles', () => {
  test.each([
    [owner, member, 'ADMIN', undefined],
    [owner, admin, 'MEMBER', undefined],
    [admin, member, 'ADMIN', 'NOT_AN_OWNER'],
    [owner, as('REQUESTED'), 'ADMIN', 'THEY_ARE_NO_MEMBER'],
    [owner, owner, 'ADMIN', 'OWNER_HANDS_OVER'],
    [owner, admin, 'ADMIN', 'NOTHING_CHANGES'],
    [owner, member, 'MEMBER', 'NOTHING_CHANGES'],
    [admin, member, 'LEADER', undefined],
    [admin, member, 'TREASURER', undefined],
    [admin, admin, 'LEADER', 'NOT_AN_OWNER'],
    [owner, admin, 'TREASURER', undefined],
    [admin, owner, 'LEADER', 'OWNER_HANDS_OVER'],
    [leader, member, 'LEADER', 'NOT_AN_ADMIN'],
    [treasurer, member, 'MEMBER', 'NOT_AN_ADMIN'],
  ] as const)('%o makes %o %s: %s', (me, them, role, code) => {
    expect(decideRole(me, them, role)?.code).toBe(code);
  });

  test.each([
    [admin, member, undefined],
    [admin, as('INVITED'), undefined],
    [admin, as('BANNED'), undefined],
    [owner, admin, undefined],
    [member, member, 'NOT_AN_ADMIN'],
    [admin, stranger, 'THEY_ARE_NO_MEMBER'],
    [owner, owner, 'OWNER_HANDS_OVER'],
    [admin, admin, 'NOT_AN_OWNER'],
  ] as const)('%o removes %o: %s', (me, them, code) => {
    expect(decideRemoval(me, them)?.code).toBe(code);
  });

  test.each([
    [owner, member, undefined],
    [owner, admin, undefined],
    [admin, member, 'NOT_AN_OWNER'],
    [owner, as('INVITED'), 'THEY_ARE_NO_MEMBER'],
    [owner, owner, 'NOTHING_CHANGES'],
  ] as const)('%o hands over to %o: %s', (me, them, code) => {
    expect(decideHandOver(me, them)?.code).toBe(code);
  });

  test('what one may not is forbidden, what does not fit is a conflict', () => {
    const refusals = [
      decideRequest(member, as('REQUESTED')),
      decideRequest(admin, member),
      decideRole(admin, member, 'ADMIN'),
      decideRole(owner, owner, 'ADMIN'),
      decideHandOver(owner, as('INVITED')),
      decideLeave(owner, 1),
    ];
    const [no, conflict] = ['forbidden', 'conflict'];
    expect(refusals.map((each) => each?.kind)).toEqual([no, conflict, no, conflict, conflict, conflict]);
  });
});

describe('COM-10 who is invited waits for an admin', () => {
  const asks = { ...open, approvalRequired: true };
  const suffices = { memberInvitesSuffice: true };
  test.each([
    ['by the link of an admin', asks, admin, false, false],
    ['by the link of an owner', asks, owner, false, false],
    ['by a link of an admin that says so', open, admin, true, true],
    ['by a member, where nobody decides', open, member, false, false],
    ['by a member, where admins decide', asks, member, false, true],
    ['by a member of a private one', { ...open, privacy: 'PRIVATE' }, member, false, true],
    ['by a member, where that is enough', { ...asks, ...suffices }, member, false, false],
    ['by a link of a member that says so', { ...asks, ...suffices }, member, true, true],
  ] as const)('%s', (_, community, inviter, linkAsks, expected) => {
    expect(stillAsks(community, inviter, linkAsks)).toBe(expected);
  });
});
