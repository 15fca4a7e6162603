import { describe, expect, test } from 'vitest';
import type { AccessLevel } from './access.ts';
import { type Group, groups, mayReadRoster } from './people.ts';

const shown = { showAttending: true, showInterested: true };
const readable = (access: AccessLevel, huddle: typeof shown): Group[] =>
  groups.filter((group) => mayReadRoster(access, group, huddle));

describe('HUD-18 the lists of people', () => {
  test('are all open to hosts, whatever they show others', () => {
    expect(readable('HOST', { showAttending: false, showInterested: false })).toEqual(groups);
  });

  test.each(['NOTHING', 'LINK', 'CARD'] as const)('are closed to somebody who sees %s', (access) => {
    expect(readable(access, shown)).toEqual([]);
  });

  test.each([
    [true, true, ['CONFIRMED', 'MAYBE', 'INTERESTED']],
    [true, false, ['CONFIRMED', 'MAYBE']],
    [false, true, ['INTERESTED']],
    [false, false, []],
  ])(
    'people inside read what hosts show (who comes: %s, who is interested: %s)',
    (attending, interested, lists) => {
      expect(readable('INSIDE', { showAttending: attending, showInterested: interested })).toEqual(lists);
    },
  );
});
