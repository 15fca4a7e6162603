import { describe, expect, test } from 'vitest';
import type { AccessLevel } from '#areas/huddle/rules/access.ts';
import type { Privacy } from '#areas/huddle/rules/state.ts';
import { askers, type CarpoolOnlooker, carpoolAccessOf } from './access.ts';
import { type RideState, rideStates } from './ride.ts';

const stranger: CarpoolOnlooker = {
  isOwner: false,
  blocked: false,
  followsOwner: false,
  ride: null,
  huddle: null,
};
const follower: CarpoolOnlooker = { ...stranger, followsOwner: true };
const at = (access: AccessLevel, privacy: Privacy, me = stranger): CarpoolOnlooker => ({
  ...me,
  huddle: { access, privacy },
});
/** By whom the driver lets ask: people inside, followers, everyone. */
const seen = (me: CarpoolOnlooker) => askers.map((whoMayAsk) => carpoolAccessOf(whoMayAsk, me));

describe('CAR-4 what somebody sees of a carpool', () => {
  const cases: readonly [string, CarpoolOnlooker, readonly string[]][] = [
    ['its owner', { ...stranger, isOwner: true }, ['OWNER', 'OWNER', 'OWNER']],
    [
      'its owner, whatever else',
      { ...at('NOTHING', 'PRIVATE'), isOwner: true, blocked: true },
      ['OWNER', 'OWNER', 'OWNER'],
    ],
    ['a stranger', stranger, ['NOTHING', 'NOTHING', 'AREA']],
    ['a follower', follower, ['NOTHING', 'AREA', 'AREA']],
    ['a follower kept apart', { ...follower, blocked: true }, ['NOTHING', 'NOTHING', 'NOTHING']],
    [
      'a rider kept apart',
      { ...stranger, ride: 'ACCEPTED', blocked: true },
      ['NOTHING', 'NOTHING', 'NOTHING'],
    ],
    ['who does not see the huddle', at('NOTHING', 'PUBLIC', follower), ['NOTHING', 'NOTHING', 'NOTHING']],
    ['who has a link to the huddle', at('LINK', 'PUBLIC', follower), ['NOTHING', 'NOTHING', 'NOTHING']],
    ['who sees the huddle', at('CARD', 'PUBLIC'), ['NOTHING', 'NOTHING', 'AREA']],
    ['who sees the huddle and follows', at('CARD', 'PUBLIC', follower), ['NOTHING', 'AREA', 'AREA']],
    [
      'who sees a private huddle and follows',
      at('CARD', 'PRIVATE', follower),
      ['NOTHING', 'NOTHING', 'NOTHING'],
    ],
    ['who is inside the huddle', at('INSIDE', 'PRIVATE'), ['AREA', 'AREA', 'AREA']],
    ['who hosts the huddle', at('HOST', 'PRIVATE'), ['AREA', 'AREA', 'AREA']],
  ];
  test.each(cases)('%s', (_, me, levels) => {
    expect(seen(me)).toEqual(levels);
  });

  test('a rider as long as they see the huddle', () => {
    expect(seen({ ...at('CARD', 'PRIVATE'), ride: 'ACCEPTED' })).toEqual(['RIDER', 'RIDER', 'RIDER']);
    expect(seen({ ...at('LINK', 'PRIVATE'), ride: 'ACCEPTED' })).toEqual(['NOTHING', 'NOTHING', 'NOTHING']);
  });

  const levels: Readonly<Record<RideState, string>> = {
    ASKED: 'AREA',
    OFFERED: 'AREA',
    ACCEPTED: 'RIDER',
    WAITING: 'AREA',
    DECLINED: 'NOTHING',
    CANCELLED: 'NOTHING',
    LEFT: 'NOTHING',
    REMOVED: 'NOTHING',
  };
  test.each(rideStates)('somebody whose ride is %s', (ride) => {
    expect(carpoolAccessOf('PARTICIPANTS', { ...stranger, ride })).toBe(levels[ride]);
  });
});
