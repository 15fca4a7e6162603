import { describe, expect, test } from 'vitest';
import type { DateId } from '#platform/shared/ids.ts';
import { chooseDate, faultOfPoll, isPollOpen, MIN_LEAD_MS } from './date-poll.ts';

const now = new Date('2026-06-01T10:00:00Z');
const DAY_MS = 86_400_000;
const at = (ms: number) => new Date(now.getTime() + ms);
const [monday, tuesday, wednesday] = [at(7 * DAY_MS), at(8 * DAY_MS), at(9 * DAY_MS)];

describe('HUD-25 the dates of a vote', () => {
  const good = { starts: [monday, tuesday], endsAt: at(DAY_MS) };
  test.each([
    ['two dates', good, undefined],
    ['one date', { ...good, starts: [monday] }, 'DATES_MISSING'],
    ['the same date twice', { ...good, starts: [monday, monday] }, 'DATES_MISSING'],
    ['one of three twice', { ...good, starts: [monday, tuesday, monday] }, 'DATES_MISSING'],
    ['an end now', { ...good, endsAt: now }, 'POLL_END_IN_PAST'],
    ['an end in a moment', { ...good, endsAt: at(1) }, undefined],
    ['an end just early enough', { ...good, endsAt: at(7 * DAY_MS - MIN_LEAD_MS) }, undefined],
    [
      'an end too close to the first date',
      { ...good, endsAt: at(7 * DAY_MS - MIN_LEAD_MS + 1) },
      'POLL_ENDS_TOO_LATE',
    ],
    [
      'the first date last in the list',
      { starts: [tuesday, monday], endsAt: at(7 * DAY_MS) },
      'POLL_ENDS_TOO_LATE',
    ],
  ])('with %s', (_, poll, code) => {
    expect(faultOfPoll(poll, now)?.code).toBe(code);
  });
});

describe('HUD-25 the date that is chosen', () => {
  const tally = (startsAt: Date, yes: number, ifNeeded: number) => ({
    id: startsAt.toISOString() as DateId,
    startsAt,
    yes,
    ifNeeded,
  });
  test.each([
    ['the most who say yes', [tally(monday, 1, 9), tally(tuesday, 2, 0)], tuesday],
    ['of as many the one with more who could', [tally(monday, 2, 0), tally(tuesday, 2, 1)], tuesday],
    ['of as many the earlier', [tally(wednesday, 2, 1), tally(tuesday, 2, 1), tally(monday, 1, 0)], tuesday],
    ['one that somebody could if need be', [tally(monday, 0, 0), tally(tuesday, 0, 1)], tuesday],
    ['none where everybody says no', [tally(monday, 0, 0), tally(tuesday, 0, 0)], undefined],
    ['none that is now', [tally(now, 3, 0)], undefined],
    ['one that is just ahead', [tally(at(1), 3, 0), tally(tuesday, 1, 0)], at(1)],
  ])('is %s', (_, dates, chosen) => {
    expect(chooseDate(dates, now)?.startsAt).toEqual(chosen);
  });
});

test('HUD-25 votes are taken until the end of the poll', () => {
  expect(isPollOpen(null, now)).toBe(false);
  expect(isPollOpen(at(1), now)).toBe(true);
  expect(isPollOpen(now, now)).toBe(false);
});
