import { describe, expect, test } from 'vitest';
import { accessLevelOf, type CommunityAccess } from './access.ts';
import { type CommunityPrivacy, type MembershipState, stranger } from './state.ts';

const member: MembershipState = { status: 'MEMBER', role: 'MEMBER' };
const admin: MembershipState = { status: 'MEMBER', role: 'ADMIN' };
const owner: MembershipState = { status: 'MEMBER', role: 'OWNER' };
const invited: MembershipState = { status: 'INVITED', role: 'MEMBER' };
const asked: MembershipState = { status: 'REQUESTED', role: 'MEMBER' };
const banned: MembershipState = { status: 'BANNED', role: 'MEMBER' };

type Row = readonly [string, MembershipState | null, CommunityAccess, CommunityAccess, CommunityAccess];

describe('COM-2 what somebody sees of a community', () => {
  const rows: readonly Row[] = [
    ['a visitor', null, 'ABOUT', 'FRONT', 'NOTHING'],
    ['a stranger', stranger, 'ABOUT', 'FRONT', 'NOTHING'],
    ['somebody who has asked', asked, 'ABOUT', 'FRONT', 'FRONT'],
    ['somebody banned', banned, 'ABOUT', 'FRONT', 'NOTHING'],
    ['somebody invited', invited, 'ABOUT', 'ABOUT', 'ABOUT'],
    ['a member', member, 'INSIDE', 'INSIDE', 'INSIDE'],
    ['an admin', admin, 'LEAD', 'LEAD', 'LEAD'],
    ['an owner', owner, 'LEAD', 'LEAD', 'LEAD'],
  ];
  test.each(rows)('%s', (_, me, ofPublic, ofPrivate, ofHidden) => {
    const seen = (privacy: CommunityPrivacy) => accessLevelOf({ privacy, ending: false }, me);
    expect([seen('PUBLIC'), seen('PRIVATE'), seen('HIDDEN')]).toEqual([ofPublic, ofPrivate, ofHidden]);
  });

  test.each([
    ['a visitor', null, 'NOTHING'],
    ['somebody invited', invited, 'NOTHING'],
    ['a member', member, 'INSIDE'],
    ['an owner', owner, 'LEAD'],
  ] as const)('COM-6 of one that ends: %s', (_, me, level) => {
    expect(accessLevelOf({ privacy: 'PUBLIC', ending: true }, me)).toBe(level);
  });
});
