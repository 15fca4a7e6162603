import { describe, expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import {
  type Approver,
  approversOf,
  mayApprove,
  type SafetyState,
  type Stage,
  type Standing,
  safetyChangesOf,
  stageOf,
  stages,
  stepFrom,
  steps,
} from './approval.ts';

const table = `
step     DRAFT                REVIEW               DECLINED             APPROVED             PUBLISHED      CHANGING       CANCELLED
PROPOSE  REVIEW               REVIEW               REVIEW               REVIEW               NOT_A_DRAFT    NOT_A_DRAFT    NOT_A_DRAFT
PUBLISH  NEEDS_A_YES          NEEDS_A_YES          NEEDS_A_YES          PUBLISHED            NOT_A_DRAFT    NOT_A_DRAFT    NOT_A_DRAFT
APPROVE  NO_PROPOSAL          APPROVED             NO_PROPOSAL          NO_PROPOSAL          NO_PROPOSAL    PUBLISHED      NO_PROPOSAL
DECLINE  NO_PROPOSAL          DECLINED             NO_PROPOSAL          NO_PROPOSAL          NO_PROPOSAL    PUBLISHED      NO_PROPOSAL
WITHDRAW NO_PROPOSAL          DRAFT                NO_PROPOSAL          NO_PROPOSAL          NO_PROPOSAL    PUBLISHED      NO_PROPOSAL
EDIT     DRAFT                REVIEW               DECLINED             APPROVED             PUBLISHED      CHANGING       HUDDLE_CANCELLED
CHANGE   DRAFT                REVIEW               DECLINED             DRAFT                CHANGING       CHANGING       HUDDLE_CANCELLED
CANCEL   HUDDLE_NOT_PUBLISHED HUDDLE_NOT_PUBLISHED HUDDLE_NOT_PUBLISHED HUDDLE_NOT_PUBLISHED CANCELLED      CANCELLED      HUDDLE_CANCELLED
RETURN   NOT_CANCELLED        NOT_CANCELLED        NOT_CANCELLED        NOT_CANCELLED        NOT_CANCELLED  NOT_CANCELLED  PUBLISHED
REDRAFT  NOT_CANCELLED        NOT_CANCELLED        NOT_CANCELLED        NOT_CANCELLED        NOT_CANCELLED  NOT_CANCELLED  DRAFT
`;
const [, ...lines] = table.trim().split('\n');
const cells = lines.flatMap((line) => {
  const [name, ...expected] = line.trim().split(/\s+/);
  const step = steps.find((each) => each === name);
  if (!step) throw new Error(`no step ${name}`);
  return stages.map((stage, at) => [step, stage, expected[at] ?? ''] as const);
});
/** What is free to somebody who needs nobody else's yes. */
const alone: Readonly<Record<string, Stage>> = {
  'PUBLISH DRAFT': 'PUBLISHED',
  'PUBLISH REVIEW': 'PUBLISHED',
  'PUBLISH DECLINED': 'PUBLISHED',
  'CHANGE PUBLISHED': 'PUBLISHED',
  'CHANGE CHANGING': 'PUBLISHED',
};
const outcome = (stage: Stage, step: (typeof steps)[number], isAlone: boolean) => {
  const next = stepFrom(stage, step, isAlone);
  return isRefusal(next) ? next.code : next;
};

describe('C15, COM-11, HUD-29 the stages of an outing that a club approves', () => {
  test('each step from each stage is in the table', () => {
    expect(cells.length).toBe(stages.length * steps.length);
  });

  test.each(cells)('%s from %s leads to %s', (step, stage, expected) => {
    expect(outcome(stage, step, false)).toBe(expected);
    expect(outcome(stage, step, true)).toBe(alone[`${step} ${stage}`] ?? expected);
  });

  const said = (declined: boolean, approved: boolean, changes: boolean) => ({ declined, approved, changes });
  test.each([
    ['DRAFT', undefined, 'DRAFT'],
    ['DRAFT', said(false, false, false), 'REVIEW'],
    ['DRAFT', said(true, false, false), 'DECLINED'],
    ['DRAFT', said(false, true, false), 'APPROVED'],
    ['PUBLISHED', undefined, 'PUBLISHED'],
    ['PUBLISHED', said(false, true, false), 'PUBLISHED'],
    ['PUBLISHED', said(false, false, true), 'CHANGING'],
    ['PUBLISHED', said(true, false, true), 'PUBLISHED'],
    ['PUBLISHED', said(false, false, false), 'PUBLISHED'],
    ['CANCELLED', said(false, false, true), 'CANCELLED'],
  ] as const)('%s with %j stands at %s', (status, proposal, stage) => {
    expect(stageOf(status, proposal)).toBe(stage);
  });
});

const place = { name: 'Hut', formattedAddress: '', lat: 47, lng: 8 };
const state: SafetyState = {
  startsAt: new Date('2026-06-06T06:00:00Z'),
  endsAt: new Date('2026-06-06T14:00:00Z'),
  venue: place,
  venueNote: '',
  meetingPoint: null,
  meetingPointNote: '',
  parking: null,
  parkingNote: '',
  activity: 'HIKING',
  difficulty: 'HARD',
  capacity: 8,
};

test.each<[string, Partial<SafetyState>, string[]]>([
  ['nothing', {}, []],
  ['where cars stand', { parking: place, parkingNote: 'By the church' }, []],
  ['30 seconds', { startsAt: new Date('2026-06-06T06:00:30Z') }, []],
  ['a minute', { startsAt: new Date('2026-06-06T06:01:00Z') }, ['START']],
  ['the end', { endsAt: new Date('2026-06-06T15:00:00Z') }, ['END']],
  ['the venue', { venue: { ...place, lat: 47.1 } }, ['VENUE']],
  ['the meeting point', { meetingPointNote: 'Track 3' }, ['MEETING_POINT']],
  ['the activity', { activity: 'SKIING' }, ['ACTIVITY']],
  ['the grade', { difficulty: null }, ['DIFFICULTY']],
  ['the limit', { capacity: null }, ['LIMIT']],
  ['two things', { capacity: 9, difficulty: 'EASY' }, ['DIFFICULTY', 'LIMIT']],
])('COM-11 of %s as another: what asks again', (_, changes, expected) => {
  expect(safetyChangesOf(state, { ...state, ...changes })).toEqual(expected);
});

const id = (name: string) => name as PersonId;
const members: readonly Standing[] = [
  { personId: id('owner'), role: 'OWNER' },
  { personId: id('admin'), role: 'ADMIN' },
  { personId: id('lea'), role: 'LEADER' },
  { personId: id('leo'), role: 'LEADER' },
  { personId: id('tom'), role: 'TREASURER' },
];
const all = ['owner', 'admin', 'lea', 'leo'];
const by = (personId: string, activity: string | null, difficulty: string | null): Approver => ({
  personId: id(personId),
  activity,
  difficulty,
});

describe('C15, COM-11 who approves an outing', () => {
  const hard = { activity: 'SKIING', difficulty: 'HARD' };
  test.each<[string, Approver[], { activity: string; difficulty: string | null }, string[]]>([
    ['nobody is named: leaders and admins', [], hard, all],
    ['named for all', [by('lea', null, null)], hard, ['lea']],
    ['named for the activity', [by('lea', 'SKIING', null)], hard, ['lea']],
    ['named for another activity', [by('lea', 'HIKING', null)], hard, all],
    ['named for the grade', [by('lea', null, 'HARD')], hard, ['lea']],
    ['named for another grade', [by('lea', 'SKIING', 'EASY')], hard, all],
    [
      'a grade is named and the outing has none',
      [by('lea', null, 'HARD')],
      { ...hard, difficulty: null },
      all,
    ],
    ['two are named', [by('leo', 'SKIING', null), by('lea', null, 'HARD')], hard, ['lea', 'leo']],
    ['who is named leads no more', [by('tom', null, null)], hard, all],
    ['one of two leads no more', [by('tom', null, null), by('leo', null, null)], hard, ['leo']],
  ])('%s', (_, named, outing, expected) => {
    expect(approversOf(named, members, outing)).toEqual(expected);
    const able = members
      .filter((me) => mayApprove(me, named, members, outing))
      .map(({ personId }) => personId);
    expect(able).toEqual(
      all.filter((each) => expected.includes(each) || each === 'owner' || each === 'admin'),
    );
  });
});
