import { type RawBuilder, sql } from 'kysely';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';

/** Who decides: a moderator about everything, or an admin about what belongs to their community. */
export interface Decider {
  readonly personId: PersonId;
  readonly communityId: CommunityId | null;
}

/**
 * Nobody decides about what they host, lead, drive or wrote, about themselves, or what they reported; and where
 * there is another moderator, nobody looks again at what they decided themselves. `c` is the case.
 */
export function isImpartial(person: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(c.object_id <> ${person}
    and not exists (select 1 from reports q where q.case_id = c.id and q.reporter_id = ${person})
    and not exists (select 1 from participations h where h.huddle_id = c.object_id
      and h.person_id = ${person} and h.role in ('HOST', 'CO_HOST'))
    and not exists (select 1 from posts o where o.id = c.object_id and o.author_id = ${person})
    and not exists (select 1 from comments t where t.id = c.object_id and t.author_id = ${person})
    and not exists (select 1 from room_messages m where m.id = c.object_id and m.author_id = ${person})
    and not exists (select 1 from memberships l where l.community_id = c.object_id
      and l.person_id = ${person} and l.role in ('OWNER', 'ADMIN'))
    and not exists (select 1 from inspirations n where n.id = c.object_id and n.author_id = ${person})
    and not exists (select 1 from carpools v where v.id = c.object_id and v.owner_id = ${person})
    and not exists (select 1 from reports q join reports o on o.visitor_id = q.visitor_id and o.id < q.id
      where q.case_id = c.id and o.decided_by = ${person}
        and exists (select 1 from people k where k.moderator and k.id <> ${person}))
    and c.held_from is distinct from ${person}
    and not exists (select 1 from moderation_decisions s where s.case_id = c.id and s.subject_id = ${person}))`;
}

/** The cases that somebody may decide about. */
export function decidableBy({ personId, communityId }: Decider): RawBuilder<boolean> {
  const impartial = isImpartial(sql`${personId}::uuid`);
  return communityId === null
    ? impartial
    : sql<boolean>`(c.community_id = ${communityId}::uuid and ${impartial})`;
}

/** Whether somebody is an owner or admin of the community that the case belongs to. */
export function leadsThere(person: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from memberships a where a.community_id = c.community_id
    and a.person_id = ${person} and a.state = 'MEMBER' and a.role in ('OWNER', 'ADMIN'))`;
}
