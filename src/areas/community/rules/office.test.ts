import { describe, expect, test } from 'vitest';
import { decideOffice } from './office.ts';
import { type CommunityRole, stranger } from './state.ts';

const as = (role: CommunityRole) => ({ status: 'MEMBER', role }) as const;
const of = (role: CommunityRole, isMe = false) => ({ status: 'MEMBER', role, isMe }) as const;

describe('COM-11 an office is handed over', () => {
  test.each([
    ['an owner', as('OWNER'), of('ADMIN'), as('MEMBER'), undefined],
    ['an owner of their own', as('OWNER'), of('OWNER', true), as('MEMBER'), undefined],
    ['an owner of another owner', as('OWNER'), of('OWNER'), as('MEMBER'), 'OWNER_HANDS_OVER'],
    ['an owner to an owner', as('OWNER'), of('OWNER', true), as('OWNER'), 'NOTHING_CHANGES'],
    ['an owner to a stranger', as('OWNER'), of('TREASURER'), stranger, 'THEY_ARE_NO_MEMBER'],
    ['an owner of a member', as('OWNER'), of('MEMBER'), as('MEMBER'), 'NOTHING_CHANGES'],
    ['an owner to an owner of less', as('OWNER'), of('LEADER'), as('OWNER'), 'OWNER_HANDS_OVER'],
    ['an owner to the same role', as('OWNER'), of('LEADER'), as('LEADER'), 'NOTHING_CHANGES'],
    ['an admin of a treasurer', as('ADMIN'), of('TREASURER'), as('MEMBER'), undefined],
    ['an admin of an admin', as('ADMIN'), of('ADMIN'), as('MEMBER'), 'NOT_AN_OWNER'],
    ['an admin to an admin', as('ADMIN'), of('TREASURER'), as('ADMIN'), 'NOT_AN_OWNER'],
    ['a leader of their own', as('LEADER'), of('LEADER', true), as('MEMBER'), 'NOT_AN_ADMIN'],
    ['a treasurer', as('TREASURER'), of('LEADER'), as('MEMBER'), 'NOT_AN_ADMIN'],
    ['a stranger', stranger, of('LEADER'), as('MEMBER'), 'NOT_AN_ADMIN'],
  ])('by %s', (_, me, holder, successor, code) => {
    expect(decideOffice(me, holder, successor)?.code).toBe(code);
  });

  test('nobody who is gone has one', () => {
    expect(
      decideOffice(as('OWNER'), { status: 'NONE', role: 'MEMBER', isMe: false }, as('MEMBER'))?.code,
    ).toBe('THEY_ARE_NO_MEMBER');
  });
});
