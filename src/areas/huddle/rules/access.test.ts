import { describe, expect, test } from 'vitest';
import { type AccessLevel, accessLevelOf, type OnlookerState } from './access.ts';
import { type AttendanceStatus, type HuddleState, type ParticipationState, stranger } from './state.ts';

const visitor: OnlookerState = {
  participation: null,
  blocked: false,
  communityMember: false,
  hasLink: false,
};
const person = (state: Partial<ParticipationState>): OnlookerState => ({
  ...visitor,
  participation: { ...stranger, ...state },
});
const linked = { ...visitor, hasLink: true };
const member = { ...visitor, communityMember: true };
const confirmed = person({ status: 'CONFIRMED' });
const host = person({ role: 'HOST' });

type Huddle = Pick<HuddleState, 'privacy' | 'status'>;
const all: Huddle = { privacy: 'PUBLIC', status: 'PUBLISHED' };
const club: Huddle = { privacy: 'COMMUNITY', status: 'PUBLISHED' };
const closed: Huddle = { privacy: 'PRIVATE', status: 'PUBLISHED' };
const draft: Huddle = { privacy: 'PUBLIC', status: 'DRAFT' };
const off: Huddle = { privacy: 'PUBLIC', status: 'CANCELLED' };

describe('HUD-3 what somebody sees of a huddle', () => {
  const cases: readonly [string, Huddle, OnlookerState, AccessLevel][] = [
    ['a visitor of a public one', all, visitor, 'CARD'],
    ['a visitor of one for a community', club, visitor, 'NOTHING'],
    ['a visitor of a private one', closed, visitor, 'NOTHING'],
    ['a visitor of a cancelled one', off, visitor, 'CARD'],
    ['a visitor of a draft', draft, visitor, 'NOTHING'],
    ['the host', closed, host, 'HOST'],
    ['a co-host', closed, person({ role: 'CO_HOST' }), 'HOST'],
    ['the host of a draft', draft, host, 'HOST'],
    ['a host whom the other has blocked', all, { ...host, blocked: true }, 'HOST'],
    ['somebody blocked', all, { ...visitor, blocked: true }, 'NOTHING'],
    ['somebody confirmed and blocked', all, { ...confirmed, blocked: true }, 'NOTHING'],
    ['somebody confirmed, of a draft', draft, confirmed, 'NOTHING'],
    ['somebody confirmed', closed, confirmed, 'INSIDE'],
    ['a maybe', all, person({ answer: 'MAYBE' }), 'CARD'],
    ['a maybe at a private one', closed, person({ answer: 'MAYBE' }), 'NOTHING'],
    ['a member of its community', club, member, 'CARD'],
    ['a member of the community of a private one', closed, member, 'NOTHING'],
    ['somebody invited', closed, person({ invited: true }), 'CARD'],
    ['somebody invited, turned away since', closed, person({ invited: true, declined: true }), 'NOTHING'],
    ['the holder of a link', closed, linked, 'LINK'],
    ['the holder of a link to one for a community', club, linked, 'LINK'],
    ['the holder of a link to a public one', all, linked, 'CARD'],
    ['the holder of a link to a draft', draft, linked, 'NOTHING'],
  ];
  test.each(cases)('%s', (_, huddle, onlooker, level) => {
    expect(accessLevelOf(huddle, onlooker)).toBe(level);
  });

  test.each([
    ['NONE', 'NOTHING'],
    ['REQUESTED', 'LINK'],
    ['WAITING', 'LINK'],
    ['OFFERED', 'LINK'],
    ['CONFIRMED', 'INSIDE'],
  ] as const satisfies [AttendanceStatus, AccessLevel][])(
    'with the status %s at a private one: %s',
    (status, level) => {
      expect(accessLevelOf(closed, person({ status }))).toBe(level);
    },
  );
});
