import { describe, expect, test } from 'vitest';
import { acts, actsOf, may, planningOf, type Right, rightOf } from './rights.ts';
import { type CommunityRole, leads, type Planning, roles, stranger } from './state.ts';

const closed = { invitationAllowed: false, planning: 'LEADERS' } as const;
const as = (role: CommunityRole) => ({ status: 'MEMBER', role }) as const;

describe('COM-11 who may do what', () => {
  /** Owner, admin, leader, treasurer, member. */
  test.each([
    ['READ', 'YYYYY'],
    ['PLAN', 'YYYnn'],
    ['INVITE', 'YYnnn'],
    ['APPROVE', 'YYYnn'],
    ['TAKE_IN', 'YYnnn'],
    ['REMOVE', 'YYnnn'],
    ['ROLES', 'YYnnn'],
    ['ANNOUNCE', 'YYnnn'],
    ['MESSAGE', 'YYnnn'],
    ['NOTE', 'YYnnn'],
    ['DUES', 'YYnYn'],
    ['EXPORT', 'YYnYn'],
    ['EDIT', 'YYnnn'],
    ['OWN', 'Ynnnn'],
  ] as const)('%s: %s', (act, row) => {
    const rights = roles.map((role) => (rightOf(closed, role, act) === 'YES' ? 'Y' : 'n')).join('');
    expect(rights).toBe(row);
    if (act === 'PLAN' || act === 'INVITE') return;
    expect(roles.map((role) => (may(as(role), act) ? 'Y' : 'n')).join('')).toBe(row);
    expect(may({ status: 'REQUESTED', role: 'OWNER' }, act)).toBe(false);
  });

  test.each<[Planning, Right]>([
    ['ALL', 'YES'],
    ['APPROVED', 'ASK'],
    ['LEADERS', 'NO'],
  ])('where %s plan, a member has %s', (planning, right) => {
    const community = { invitationAllowed: false, planning, archived: false, ending: false };
    expect(planningOf(community, as('MEMBER'))).toBe(right);
    expect(planningOf(community, as('TREASURER'))).toBe(right);
    expect(planningOf(community, as('LEADER'))).toBe('YES');
    expect(planningOf(community, stranger)).toBe('NO');
    expect(planningOf({ ...community, archived: true }, as('OWNER'))).toBe('NO');
    expect(planningOf({ ...community, ending: true }, as('OWNER'))).toBe('NO');
  });

  test('a community lets all its members invite', () => {
    expect(rightOf({ ...closed, invitationAllowed: true }, 'MEMBER', 'INVITE')).toBe('YES');
  });

  test('what needs a yes is not among what somebody may', () => {
    const community = { invitationAllowed: true, planning: 'APPROVED' } as const;
    expect(actsOf(community, as('MEMBER'))).toEqual(['READ', 'INVITE']);
    expect(actsOf(community, as('TREASURER'))).toEqual(['READ', 'INVITE', 'DUES', 'EXPORT']);
    expect(actsOf(community, as('OWNER'))).toEqual(acts);
    expect(actsOf(community, stranger)).toEqual([]);
  });

  test('owners and admins see everything; a leader and a treasurer see what members see', () => {
    expect(roles.filter((role) => leads(as(role)))).toEqual(['OWNER', 'ADMIN']);
    expect(leads({ status: 'BANNED', role: 'OWNER' })).toBe(false);
  });
});
