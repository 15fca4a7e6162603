import { expect, test } from 'vitest';
import type { PersonId } from '#platform/shared/ids.ts';
import { eventsOf } from './events.ts';

const [me, other] = ['me', 'other'] as PersonId[] as [PersonId, PersonId];
const nothing = { mine: 'NONE', theirs: 'NONE', blocked: false, muted: false } as const;
const mine = { followerId: me, followeeId: other };
const theirs = { followerId: other, followeeId: me };

type Before = Parameters<typeof eventsOf>[0];
type Change = Parameters<typeof eventsOf>[1];

test.each<[string, Partial<Before>, Change, object[]]>([
  ['I follow', {}, { mine: 'FOLLOWING' }, [{ type: 'person.followed', ...mine, accepted: false }]],
  ['I ask to follow', {}, { mine: 'REQUESTED' }, [{ type: 'person.follow-requested', ...mine }]],
  ['I unfollow', { mine: 'FOLLOWING' }, { mine: 'NONE' }, [{ type: 'person.unfollowed', ...mine }]],
  ['I take a request back', { mine: 'REQUESTED' }, { mine: 'NONE' }, []],
  [
    'I accept',
    { theirs: 'REQUESTED' },
    { theirs: 'FOLLOWING' },
    [{ type: 'person.followed', ...theirs, accepted: true }],
  ],
  ['I decline', { theirs: 'REQUESTED' }, { theirs: 'NONE' }, []],
  [
    'I remove a follower',
    { theirs: 'FOLLOWING' },
    { theirs: 'NONE' },
    [{ type: 'person.unfollowed', ...theirs }],
  ],
  ['I mute', {}, { muted: true }, [{ type: 'person.muted', muterId: me, mutedId: other }]],
  ['I unmute', { muted: true }, { muted: false }, [{ type: 'person.unmuted', muterId: me, mutedId: other }]],
  [
    'I unblock',
    { blocked: true },
    { blocked: false },
    [{ type: 'person.unblocked', blockerId: me, blockedId: other }],
  ],
  [
    'nothing changes',
    { muted: true, blocked: true, mine: 'FOLLOWING' },
    { muted: true, mine: 'FOLLOWING' },
    [],
  ],
  [
    'I block who follows me and whom I follow',
    { mine: 'FOLLOWING', theirs: 'FOLLOWING' },
    { mine: 'NONE', theirs: 'NONE', blocked: true },
    [
      { type: 'person.unfollowed', ...mine },
      { type: 'person.unfollowed', ...theirs },
      { type: 'person.blocked', blockerId: me, blockedId: other },
    ],
  ],
])('PER-2 what is told when %s', (_, before, change, events) => {
  expect(eventsOf({ ...nothing, ...before }, change, me, other)).toEqual(events);
});
