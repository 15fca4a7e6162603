import { presentPersonSummary } from '#areas/person/server/public.ts';
import { readCursor } from '#platform/server/cursor.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type {
  ClubYearView,
  MemberYearView,
  OutingOfYearView,
  statisticsContract,
} from '../../contract/statistics.ts';
import { may } from '../../rules/rights.ts';
import { monthsOf } from '../../rules/statistics.ts';
import { findCommunity, type VisibleCommunity } from '../reads.ts';
import { membershipState } from '../rows.ts';
import { sendAttendanceFile } from './attendance-file.ts';
import {
  type ClubYear,
  countPersons,
  type MemberOfYear,
  type MonthSums,
  membersOfYear,
  type OutingRow,
  outingsOfYear,
  sumsByMonth,
  sumsOfMember,
  yearsOf,
} from './reads.ts';

/** What a club did in a year (COM-13). */
export function statisticsRoutes(platform: Platform): Handlers<typeof statisticsContract> {
  const { db } = platform.database;
  return {
    'GET /api/communities/:communityId/statistics': async ({ viewer, params: { communityId }, query }) => {
      const found = await asMember(db, viewer.personId, communityId);
      if (isRefusal(found)) return found;
      // What the maker of a token did themselves is theirs.
      const whose = viewer.programId === undefined ? viewer.personId : null;
      return readYear(db, { communityId, year: query.year, now: platform.now() }, whose);
    },
    'GET /api/communities/:communityId/statistics/outings': async ({
      viewer,
      params: { communityId },
      query,
    }) => {
      const found = await asMember(db, viewer.personId, communityId);
      if (isRefusal(found)) return found;
      const { year, after, limit } = query;
      const club = { communityId, year, now: platform.now() };
      const rows = await outingsOfYear(db, club, { after: readCursor(after), limit });
      return { items: rows.slice(0, limit).map(presentOuting), next: nextOf(rows, limit, rankOfOuting) };
    },
    'GET /api/communities/:communityId/statistics/members': async ({
      viewer,
      params: { communityId },
      query,
    }) => {
      const found = await asKeeper(db, viewer.personId, communityId);
      if (isRefusal(found)) return found;
      const { year, after, limit } = query;
      const club = { communityId, year, now: platform.now() };
      const rows = await membersOfYear(db, club, viewer.personId, { after: readCursor(after), limit });
      return {
        items: rows.slice(0, limit).map(presentMember),
        next: nextOf(rows, limit, ({ outings }) => outings),
      };
    },
    'GET /api/communities/:communityId/attendance.csv': async ({ viewer, params, query, reply }) => {
      const found = await asKeeper(db, viewer.personId, params.communityId);
      return isRefusal(found) ? found : sendAttendanceFile(platform, reply, viewer, found, query.year);
    },
  };
}

async function asMember(
  db: DbOrTx,
  viewerId: PersonId,
  communityId: CommunityId,
): Promise<VisibleCommunity | Refusal> {
  const found = await findCommunity(db, viewerId, communityId);
  if (!found) return missing();
  return may(membershipState(found.mine), 'READ') ? found : refuse('NOT_A_MEMBER', {}, 'forbidden');
}

async function asKeeper(
  db: DbOrTx,
  viewerId: PersonId,
  communityId: CommunityId,
): Promise<VisibleCommunity | Refusal> {
  const found = await findCommunity(db, viewerId, communityId);
  if (!found) return missing();
  return may(membershipState(found.mine), 'EXPORT') ? found : refuse('NOT_A_KEEPER', {}, 'forbidden');
}

async function readYear(db: DbOrTx, club: ClubYear, viewerId: PersonId | null): Promise<ClubYearView> {
  const [found, persons, years, mine] = await Promise.all([
    sumsByMonth(db, club),
    countPersons(db, club),
    yearsOf(db, club),
    viewerId === null ? nothingOwn : sumsOfMember(db, club, viewerId),
  ]);
  const months = monthsOf(club.year).map(
    (month) => found.find((each) => each.month === month) ?? nothingIn(month),
  );
  const total = (of: keyof Omit<MonthSums, 'month'>) => months.reduce((sum, month) => sum + month[of], 0);
  return {
    years,
    months,
    outings: total('outings'),
    people: total('people'),
    distanceMeters: total('distanceMeters'),
    ascentMeters: total('ascentMeters'),
    ...persons,
    mine,
  };
}

const nothingOwn = { outings: 0, hosted: 0, hostedMinutes: 0 };

const nothingIn = (month: string): MonthSums => ({
  month,
  outings: 0,
  people: 0,
  distanceMeters: 0,
  ascentMeters: 0,
});

const rankOfOuting = ({ starts_at }: OutingRow) => starts_at.getTime();

function nextOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
  rankOf: (row: Row) => number,
): string | null {
  const last = rows[limit - 1];
  return rows.length > limit && last ? `${rankOf(last)}~${last.id}` : null;
}

function presentOuting(row: OutingRow): OutingOfYearView {
  return {
    id: row.id,
    name: row.name,
    startDateTime: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    distanceMeters: row.distance_meters ?? 0,
    ascentMeters: row.ascent_meters ?? 0,
    going: row.going,
    people: row.people,
    noted: row.noted,
  };
}

function presentMember({ outings, hosted, hostedMinutes, ...face }: MemberOfYear): MemberYearView {
  return { person: presentPersonSummary(face), outings, hosted, hostedMinutes };
}
