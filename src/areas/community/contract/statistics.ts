import { z } from 'zod';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, idOf, pageSize } from '#platform/shared/wire-values.ts';
import { FIRST_YEAR, LAST_YEAR } from '../rules/statistics.ts';

const one = z.strictObject({ communityId: idOf<CommunityId>() });
const year = z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR);
const page = z.strictObject({ year, after: cursor.optional(), limit: pageSize });

const sums = z.object({
  outings: z.number().int(),
  /** Who went, guests included; where hosts noted who came, those. */
  people: z.number().int(),
  distanceMeters: z.number().int(),
  ascentMeters: z.number().int(),
});

const memberYear = z.object({
  person: face,
  /** Taken part in or hosted. */
  outings: z.number().int(),
  hosted: z.number().int(),
  hostedMinutes: z.number().int(),
});
export type MemberYearView = z.output<typeof memberYear>;

const outingOfYear = z.object({
  id: z.string(),
  name: z.string(),
  startDateTime: z.string(),
  timeZone: z.string(),
  distanceMeters: z.number().int(),
  ascentMeters: z.number().int(),
  /** Who said yes and had a place, guests included. */
  going: z.number().int(),
  people: z.number().int(),
  /** Hosts noted of somebody how many came. */
  noted: z.boolean(),
});
export type OutingOfYearView = z.output<typeof outingOfYear>;

const clubYear = sums.extend({
  /** Years with an outing of the club, the newest first. */
  years: z.array(z.number().int()),
  months: z.array(sums.extend({ month: z.string() })),
  /** Different people with an account who took part. */
  persons: z.number().int(),
  /** Those of them who had never been out with the club before that year. */
  firstTimers: z.number().int(),
  mine: memberYear.omit({ person: true }),
});
export type ClubYearView = z.output<typeof clubYear>;

/** What a club did in a year (COM-13); outings that only people with a link know are not counted. */
export const statisticsContract = {
  'GET /api/communities/:communityId/statistics': {
    operation: 'readStatistics',
    summary: 'What the club did in a calendar year, in numbers, for its members.',
    access: 'member',
    programScope: 'statistics',
    params: one,
    query: z.strictObject({ year }),
    reply: clubYear,
    refusals: ['NOT_A_MEMBER'],
  },
  'GET /api/communities/:communityId/statistics/outings': {
    operation: 'listOutingsOfYear',
    summary: 'The outings of a year that took place, the newest first, with how many came.',
    access: 'member',
    programScope: 'statistics',
    params: one,
    query: page,
    reply: z.object({ items: z.array(outingOfYear), next: z.string().nullable() }),
    refusals: ['NOT_A_MEMBER'],
  },
  'GET /api/communities/:communityId/statistics/members': {
    operation: 'listMembersOfYear',
    summary: 'Members who took part or hosted in a year, the most active first, for admins and treasurers.',
    access: 'member',
    programScope: 'attendance',
    params: one,
    query: page,
    reply: z.object({ items: z.array(memberYear), next: z.string().nullable() }),
    refusals: ['NOT_A_KEEPER'],
  },
  'GET /api/communities/:communityId/attendance.csv': {
    operation: 'exportAttendance',
    summary: 'Who of the members came to which outing of a year, as a CSV file for admins and treasurers.',
    access: 'member',
    programScope: 'attendance',
    params: one,
    query: z.strictObject({ year }),
    reply: null,
    sends: ['text/csv'],
    refusals: ['NOT_A_KEEPER'],
    perMinute: 10,
  },
} as const satisfies Contract;
