import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type OutingChoice, usualOutingChoice } from '../../rules/outing-news.ts';

/** What a member wants to hear of the outings of a community; undefined when they are no member of it. */
export async function findOutingChoice(
  db: DbOrTx,
  personId: PersonId,
  communityId: CommunityId,
): Promise<OutingChoice | undefined> {
  const row = await db
    .selectFrom('memberships as m')
    .leftJoin('outing_choices as oc', (join) =>
      join.onRef('oc.community_id', '=', 'm.community_id').onRef('oc.person_id', '=', 'm.person_id'),
    )
    .select(['oc.wanted', 'oc.by_mail', 'oc.activities', 'oc.within_km', 'oc.hardest'])
    .where('m.community_id', '=', communityId)
    .where('m.person_id', '=', personId)
    .where('m.state', '=', 'MEMBER')
    .executeTakeFirst();
  if (!row || row.wanted === null) return row && usualOutingChoice;
  return {
    wanted: row.wanted,
    byMail: row.by_mail ?? true,
    activities: row.activities ?? [],
    withinKm: row.within_km,
    hardest: row.hardest,
  };
}

export interface ToldHuddle {
  readonly id: HuddleId;
  readonly communityId: CommunityId | null;
  readonly seriesId: string | null;
  readonly startsAt: Date;
  readonly isNews: boolean;
}

/** What of these huddles decides whether their clubs are told. */
export async function toldHuddles(
  db: DbOrTx,
  ids: readonly HuddleId[],
  now: Date,
): Promise<Map<HuddleId, ToldHuddle>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('huddles')
    .select(['id', 'community_id', 'series_id', 'starts_at', 'status', 'privacy'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        communityId: row.community_id,
        seriesId: row.series_id,
        startsAt: row.starts_at,
        isNews: row.status === 'PUBLISHED' && row.privacy !== 'PRIVATE' && row.starts_at > now,
      },
    ]),
  );
}

/** When those who have not answered were last reminded. */
export async function lastReminder(db: DbOrTx, huddleId: HuddleId): Promise<Date | null> {
  const row = await db
    .selectFrom('huddle_reminders')
    .select('asked_at')
    .where('huddle_id', '=', huddleId)
    .executeTakeFirst();
  return row?.asked_at ?? null;
}

/** Whose mails of new outings, of which community, the word at the end of a mail ends. */
export async function findOutingUnsubscribe(db: DbOrTx, token: string) {
  const row = await db
    .selectFrom('outing_unsubscribes')
    .select(['person_id', 'community_id'])
    .where('token', '=', token)
    .executeTakeFirst();
  return row && { personId: row.person_id, communityId: row.community_id };
}
