import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { namesOfVisibleCommunities } from '#areas/community/server/public.ts';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { missing } from '#platform/shared/decision.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type FeedContract, feedContract } from '../../contract/calendar.ts';
import { done } from '../../messages.ts';
import { presentHuddle } from '../present.ts';
import { findHuddles } from '../reads.ts';
import { type CalendarEntry, feedCalendar } from './calendar-file.ts';
import { calendarIds, calendarIdsOf, ownerOf, secretOf } from './reads.ts';
import { removeSecret, saveSecret } from './writes.ts';

const SECRET_BYTES = 32;
const KEPT_MS = 180 * 24 * 3_600_000;

export function registerFeeds(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, feedContract, feedRoutes(platform));
}

function feedRoutes(platform: Platform): Handlers<FeedContract> {
  const { db } = platform.database;
  const urlOf = (secret: string) => `${platform.config.PUBLIC_ORIGIN}/api/public/calendars/${secret}.ics`;
  return {
    'GET /api/me/calendar': async ({ viewer }) => {
      const secret = await secretOf(db, viewer.personId);
      return { url: secret ? urlOf(secret) : null };
    },
    'PUT /api/me/calendar': async ({ viewer }) => {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      await saveSecret(db, viewer.personId, secret, platform.now());
      await recordSecurity(platform, db, 'calendar-key-made', { personId: viewer.personId });
      return { url: urlOf(secret) };
    },
    'DELETE /api/me/calendar': async ({ viewer }) => {
      await removeSecret(db, viewer.personId);
      await recordSecurity(platform, db, 'calendar-key-removed', { personId: viewer.personId });
      return done('CALENDAR_ENDED');
    },
    'GET /api/public/calendars/:secret': async ({ params, query, reply }) => {
      const owner = await ownerOf(db, params.secret.slice(0, -'.ics'.length));
      if (!owner) return missing();
      const since = new Date(platform.now().getTime() - KEPT_MS);
      const community = query.community as CommunityId | undefined;
      const ids = community
        ? await calendarIdsOf(db, community, since)
        : await calendarIds(db, owner.personId, since);
      const whose = community ? await nameFor(platform, owner.personId, community) : owner.displayName;
      const { type, text } = feedCalendar(platform, whose, await entriesOf(platform, owner.personId, ids));
      return reply.type(type).header('cache-control', 'private, max-age=300').send(text);
    },
  };
}

/** What a community is called to who may know of it. */
async function nameFor({ database }: Platform, personId: PersonId, id: CommunityId): Promise<string> {
  return (await namesOfVisibleCommunities(database.db, personId, [id])).get(id) ?? '…';
}

/** Each through the owner's eyes as they are now: what they may no longer see is not in their calendar. */
async function entriesOf(
  platform: Platform,
  personId: PersonId,
  ids: readonly HuddleId[],
): Promise<CalendarEntry[]> {
  const found = await findHuddles(platform.database.db, { personId }, ids);
  return ids.flatMap((id): CalendarEntry[] => {
    const huddle = found.get(id);
    if (!huddle || huddle.access === 'LINK') return [];
    const { sequence, updated_at: changedAt } = huddle.row;
    return [{ huddle: presentHuddle(huddle, true), sequence, changedAt }];
  });
}
