import type { FastifyReply } from 'fastify';
import { sendCsv } from '#platform/server/csv.ts';
import { type Say, sayIn } from '#platform/server/format-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { memberFile, memberRoles } from '../../messages.ts';
import type { VisibleCommunity } from '../reads.ts';
import { presentMembers, readMembersCursor, type Sees, seenBy } from './present.ts';
import { listMemberRows } from './reads.ts';

/** A page of the file; 50,000 members never lie in memory together. */
const PAGE = 2_000;

const dayOf = (instant: Date, viewer: Viewer) => wallIn(instant, viewer.timeZone).slice(0, 10);

/** Sends a CSV of the members as this viewer sees them in the list (COM-14). */
export function sendMemberFile(
  platform: Platform,
  reply: FastifyReply,
  viewer: Viewer,
  found: VisibleCommunity,
): FastifyReply {
  const locale = bestLocale(viewer.locale);
  const say = sayIn(locale);
  const community = found.row;
  const { NUMBER, NAME, USERNAME, ROLE, TITLE, SINCE, PAID_UNTIL, ADDRESS, ANSWER } = memberFile;
  const head = [NUMBER, NAME, USERNAME, ROLE, TITLE, SINCE, PAID_UNTIL, ADDRESS, ANSWER].map((message) =>
    say(message),
  );
  const pages = pagesOfMembers(platform, viewer, { communityId: community.id, sees: seenBy(found) }, say);
  const name = `${community.name} ${dayOf(platform.now(), viewer)}`;
  return sendCsv(reply, { name, head, pages }, locale);
}

async function* pagesOfMembers(
  platform: Platform,
  viewer: Viewer,
  { communityId, sees }: { readonly communityId: CommunityId; readonly sees: Sees },
  say: Say,
): AsyncGenerator<string[][]> {
  const { db } = platform.database;
  const wanted = {
    communityId,
    viewerId: viewer.personId,
    group: 'MEMBERS',
    text: undefined,
    filter: {},
    now: platform.now(),
  } as const;
  let next: string | null = '';
  while (next !== null) {
    const after = readMembersCursor(next);
    const page = presentMembers(await listMemberRows(db, { ...wanted, after, limit: PAGE }), {
      limit: PAGE,
      filter: {},
      sees,
    });
    yield page.items.map(({ person, number, role, title, since, paidUntil, address, answer }) => [
      number === null ? '' : String(number),
      person.displayName,
      person.username ?? '',
      say(memberRoles[role]),
      title,
      dayOf(new Date(since), viewer),
      paidUntil ?? '',
      address ?? '',
      answer ?? '',
    ]);
    next = page.next;
  }
}
