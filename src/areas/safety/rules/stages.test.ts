import { describe, expect, test } from 'vitest';
import {
  type Alarm,
  alarmOf,
  type Countdown,
  nextAt,
  reachedAtStart,
  type Stage,
  stages,
  stageTimes,
  turnOf,
} from './stages.ts';

const expectedAt = new Date('2026-06-06T15:30:00Z');
const minute = 60_000;
const at = (minutes: number, ms = 0) => new Date(expectedAt.getTime() + minutes * minute + ms);
const party: Countdown = { expectedAt, graceMinutes: 60, alone: false, reached: null, askedLate: false };
const alone: Countdown = { ...party, alone: true };

test('SAFE-1 the party is asked before, at and after the time, then the hosts, then the contacts', () => {
  expect(stageTimes(party)).toEqual([
    { stage: 'SOON', at: at(-30) },
    { stage: 'DUE', at: at(0) },
    { stage: 'HALF', at: at(30) },
    { stage: 'HOSTS', at: at(60) },
    { stage: 'CONTACTS', at: at(90) },
  ]);
});

test('SAFE-3 alone nobody hosts: the contacts are told once the grace is over', () => {
  expect(stageTimes(alone)).toEqual([
    { stage: 'SOON', at: at(-30) },
    { stage: 'DUE', at: at(0) },
    { stage: 'HALF', at: at(30) },
    { stage: 'CONTACTS', at: at(60) },
  ]);
});

test.each<[number, number, Stage | null]>([
  [-30, -1, null],
  [-30, 0, 'SOON'],
  [-1, 0, 'SOON'],
])('SAFE-1 a plan that starts %s min %s ms before its time begins behind %s', (minutes, ms, reached) => {
  expect(reachedAtStart(party, at(minutes, ms))).toBe(reached);
});

describe('what a plan is due for', () => {
  const cases: readonly [string, Partial<Countdown>, Date, readonly Stage[] | undefined][] = [
    ['nothing yet', {}, at(-30, -1), undefined],
    ['asked soon', {}, at(-30), ['SOON']],
    ['not twice', { reached: 'SOON' }, at(-1), undefined],
    ['asked at the time', { reached: 'SOON' }, at(0), ['DUE']],
    ['only the last of several questions', {}, at(30), ['HALF']],
    ['not the hosts a moment early', { reached: 'HALF' }, at(60, -1), undefined],
    ['the hosts', { reached: 'HALF' }, at(60), ['HOSTS']],
    ['not the contacts a moment early', { reached: 'HOSTS' }, at(90, -1), undefined],
    ['the contacts', { reached: 'HOSTS' }, at(90), ['CONTACTS']],
    ['nobody is left', { reached: 'CONTACTS' }, at(600), undefined],
    ['hosts also when no question was sent', {}, at(60), ['HOSTS']],
  ];
  test.each(cases)('SAFE-1 %s', (_, countdown, now, due) => {
    const turn = turnOf({ ...party, ...countdown }, now);
    expect(turn?.stages).toEqual(due);
    expect(turn?.askLate ?? false).toBe(false);
  });
});

describe('SAFE-1 a server that was away asks the party before it tells anybody else', () => {
  const halfDone: Countdown = { ...party, reached: 'HALF' };
  const cases: readonly [string, number, number, boolean, readonly Stage[]][] = [
    ['five minutes late is in time', 65, 0, false, ['HOSTS']],
    ['later than that it asks first', 65, 1, true, []],
    ['with hosts and contacts due it asks first, too', 95, 0, true, []],
    ['two hours late it still asks', 180, 0, true, []],
    ['later than that everybody is told at once', 180, 1, false, ['HOSTS', 'CONTACTS']],
  ];
  test.each(cases)('%s', (_, minutes, ms, askLate, due) => {
    const turn = turnOf(halfDone, at(minutes, ms));
    expect(turn).toMatchObject({ askLate, stages: due });
    if (askLate) expect(turn?.nextAt).toEqual(at(minutes + 10, ms));
  });

  test('ten minutes after it has asked it goes on', () => {
    const asked: Countdown = { ...halfDone, askedLate: true };
    expect(turnOf(asked, at(100))).toMatchObject({
      askLate: false,
      stages: ['HOSTS', 'CONTACTS'],
      nextAt: null,
    });
    expect(turnOf(asked, at(80))).toMatchObject({ askLate: false, stages: ['HOSTS'], nextAt: at(90) });
  });

  test('a question to the party is never too late', () => {
    expect(turnOf(party, at(-10))).toMatchObject({ askLate: false, stages: ['SOON'], nextAt: at(0) });
  });
});

test('SAFE-1 a countdown says when to look again, until everybody was told', () => {
  expect(nextAt(party)).toEqual(at(-30));
  expect(nextAt({ ...party, reached: 'HOSTS' })).toEqual(at(90));
  expect(nextAt({ ...party, reached: 'CONTACTS' })).toBeNull();
  expect(turnOf({ ...party, reached: 'HOSTS' }, at(90))?.nextAt).toBeNull();
});

test.each<[Stage | null, Alarm]>([
  [null, 'NOBODY'],
  ['SOON', 'PARTY'],
  ['DUE', 'PARTY'],
  ['HALF', 'PARTY'],
  ['HOSTS', 'HOSTS'],
  ['CONTACTS', 'CONTACTS'],
])('SAFE-1 at %s it has alarmed %s', (reached, alarm) => {
  expect(alarmOf(reached)).toBe(alarm);
});

test('SAFE-1 whatever the outage, nobody is told twice and everybody in the end', () => {
  // Every start and length of an outage in steps of ten minutes, with a look each minute otherwise.
  for (let from = -60; from <= 120; from += 10) {
    for (const length of [4, 6, 30, 60, 119, 121, 300]) {
      const told = runWithout(from, from + length);
      for (const stage of ['HOSTS', 'CONTACTS'] as const)
        expect(
          told.filter((each) => each === stage),
          `${from} ${length}`,
        ).toHaveLength(1);
      expect(told).toEqual(told.toSorted((a, b) => stages.indexOf(a) - stages.indexOf(b)));
    }
  }
});

/** The stages that are carried out when the server is away between these minutes. */
function runWithout(from: number, to: number): Stage[] {
  let countdown: Countdown = party;
  let next: Date | null = nextAt(party);
  const told: Stage[] = [];
  for (let minutes = -60; minutes < 600 && next; minutes += 1) {
    const now = at(minutes);
    if ((minutes >= from && minutes < to) || next > now) continue;
    const turn = turnOf(countdown, now);
    if (!turn) continue;
    told.push(...turn.stages);
    next = turn.nextAt;
    const reached = turn.stages.at(-1) ?? countdown.reached;
    countdown = { ...countdown, reached, askedLate: countdown.askedLate || turn.askLate };
  }
  return told;
}
