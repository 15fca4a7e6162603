import { type RawBuilder, sql } from 'kysely';
import type { PersonId } from '#platform/shared/ids.ts';

/**
 * Nobody decides about what they host, lead, drive or wrote, about themselves, or what they reported; and where
 * there is another moderator, nobody looks again at what they decided themselves. `c` is the case.
 */
export function isImpartial(moderatorId: PersonId): RawBuilder<boolean> {
  return sql<boolean>`(c.object_id <> ${moderatorId}
    and not exists (select 1 from reports q where q.case_id = c.id and q.reporter_id = ${moderatorId})
    and not exists (select 1 from participations h where h.huddle_id = c.object_id
      and h.person_id = ${moderatorId} and h.role in ('HOST', 'CO_HOST'))
    and not exists (select 1 from posts o where o.id = c.object_id and o.author_id = ${moderatorId})
    and not exists (select 1 from room_messages m where m.id = c.object_id and m.author_id = ${moderatorId})
    and not exists (select 1 from memberships l where l.community_id = c.object_id
      and l.person_id = ${moderatorId} and l.role in ('OWNER', 'ADMIN'))
    and not exists (select 1 from inspirations n where n.id = c.object_id and n.author_id = ${moderatorId})
    and not exists (select 1 from carpools v where v.id = c.object_id and v.owner_id = ${moderatorId})
    and not exists (select 1 from reports q join reports o on o.visitor_id = q.visitor_id and o.id < q.id
      where q.case_id = c.id and o.decided_by = ${moderatorId}
        and exists (select 1 from people k where k.moderator and k.id <> ${moderatorId}))
    and c.held_from is distinct from ${moderatorId}
    and not exists (select 1 from moderation_decisions s where s.case_id = c.id and s.subject_id = ${moderatorId}))`;
}
