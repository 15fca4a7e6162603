import { type RawBuilder, sql } from 'kysely';
import { isNotOver, isOver, readableHuddles } from '#areas/huddle/server/public.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';

export interface HuddleCounts {
  readonly confirmed: number;
  readonly upcoming: number;
  readonly past: number;
  readonly followed: number;
}

/**
 * The numbers of the overview that belong to this viewer, counted when they are asked for: of huddles only those
 * that their list would show, so that no number tells of another.
 */
export function countsFor(
  communityId: CommunityId,
  personId: PersonId | null,
  now: Date,
): RawBuilder<HuddleCounts> {
  const [id, me, at] = [sql`${communityId}::uuid`, sql`${personId}::uuid`, sql<Date>`${now}::timestamptz`];
  return sql<HuddleCounts>`(select json_build_object(
    'confirmed', count(*) filter (where ${isNotOver(at)} and (me.place = 'CONFIRMED' or me.role in ('HOST', 'CO_HOST'))),
    'upcoming', count(*) filter (where ${isNotOver(at)}),
    'past', count(*) filter (where ${isOver(at)}),
    'followed', (select count(*) from follows f cross join lateral (select 1 from memberships m
        where m.community_id = ${id} and m.person_id = f.followee_id and m.state = 'MEMBER' limit 1) m
        where f.follower_id = ${me} and f.state = 'FOLLOWING'))
    from huddles h left join participations me on me.huddle_id = h.id and me.person_id = ${me}
    where h.community_id = ${id} and h.status = 'PUBLISHED' and ${readableHuddles(personId)})`;
}
