import type { FastifyReply } from 'fastify';
import { sendCsv } from '#platform/server/csv.ts';
import { type Say, sayIn } from '#platform/server/format-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { attendanceFile, memberFile } from '../../messages.ts';
import type { VisibleCommunity } from '../reads.ts';
import { attendanceOf, type ClubYear, type OutingRow, outingsOfYear, type PageAfter } from './reads.ts';

/** Outings of a page of the file. */
const PAGE = 50;

/** Sends a CSV of who of the members came to which outing of a year (COM-13, COM-14). */
export function sendAttendanceFile(
  platform: Platform,
  reply: FastifyReply,
  viewer: Viewer,
  { row }: VisibleCommunity,
  year: number,
): FastifyReply {
  const locale = bestLocale(viewer.locale);
  const say = sayIn(locale);
  const { DAY, OUTING, ROLE, CAME } = attendanceFile;
  const head = [DAY, OUTING, memberFile.NAME, memberFile.USERNAME, ROLE, CAME].map((message) => say(message));
  const pages = pagesOf(platform, viewer, { communityId: row.id, year, now: platform.now() }, say);
  return sendCsv(reply, { name: `${row.name} ${year}`, head, pages }, locale);
}

async function* pagesOf(
  platform: Platform,
  viewer: Viewer,
  club: ClubYear,
  say: Say,
): AsyncGenerator<string[][]> {
  const { db } = platform.database;
  let after: PageAfter['after'];
  do {
    const rows = await outingsOfYear(db, club, { after, limit: PAGE });
    const outings = new Map(rows.slice(0, PAGE).map((outing) => [outing.id, outing]));
    const people = await attendanceOf(db, club.communityId, viewer.personId, [...outings.keys()]);
    yield [...outings.values()].flatMap((outing) =>
      people
        .filter(({ huddle_id }) => huddle_id === outing.id)
        .map(({ display_name, username, host, people: came }) => [
          dayOf(outing),
          outing.name,
          display_name,
          username ?? '',
          say(host ? attendanceFile.HOST : attendanceFile.PARTICIPANT),
          String(came),
        ]),
    );
    const last = rows[PAGE - 1];
    after = rows.length > PAGE && last ? { rank: last.starts_at.getTime(), id: last.id } : undefined;
  } while (after);
}

const dayOf = ({ starts_at, time_zone }: OutingRow) => wallIn(starts_at, time_zone).slice(0, 10);
