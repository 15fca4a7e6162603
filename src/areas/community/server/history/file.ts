import type { FastifyReply } from 'fastify';
import { sendCsv } from '#platform/server/csv.ts';
import { sayIn } from '#platform/server/format-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { memberFile, memberRoles } from '../../messages.ts';
import type { CommunityRow } from '../rows.ts';
import { overAt } from './day.ts';
import { membersAt } from './reads.ts';

/** A page of the file. */
const PAGE = 2_000;

interface DayFile {
  readonly community: CommunityRow;
  /** A calendar day. */
  readonly day: string;
}

/** Sends a CSV of who was a member at the end of a day (C11). */
export function sendMembersOfDay(
  platform: Platform,
  reply: FastifyReply,
  viewer: Viewer,
  { community, day }: DayFile,
): FastifyReply {
  const locale = bestLocale(viewer.locale);
  const say = sayIn(locale);
  const { NUMBER, NAME, USERNAME, ROLE, TITLE, PAID_UNTIL } = memberFile;
  const head = [NUMBER, NAME, USERNAME, ROLE, TITLE, PAID_UNTIL].map((message) => say(message));
  const of = { communityId: community.id, viewerId: viewer.personId };

  async function* pages() {
    let after: { rank: number; id: string } | undefined;
    do {
      const rows = await membersAt(platform.database.db, of, overAt(day, viewer), { after, limit: PAGE });
      const shown = rows.slice(0, PAGE);
      yield shown.map(({ display_name, username, was: { number, role, title, paidUntil } }) => [
        number === 0 ? '' : String(number),
        display_name,
        username ?? '',
        say(memberRoles[role]),
        title,
        paidUntil ?? '',
      ]);
      const last = rows.length > PAGE ? shown.at(-1) : undefined;
      after = last && { rank: last.was.number, id: last.id };
    } while (after);
  }
  return sendCsv(reply, { name: `${community.name} ${day}`, head, pages: pages() }, locale);
}
