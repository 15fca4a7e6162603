import { sql } from 'kysely';

/** Whether the reader of a notification `n` wants to hear less of what it is about: of the outing itself, or its community. */
export const isMuted = sql<boolean>`exists (select 1 from notification_mutes m
  where m.person_id = n.recipient_id and m.object_id in (
    select n.object_id
    union all select h.community_id from huddles h where h.id = n.object_id and h.community_id is not null
    union all select c.huddle_id from carpools c where c.id = n.object_id and c.huddle_id is not null
    union all select h.community_id from carpools c join huddles h on h.id = c.huddle_id
      where c.id = n.object_id and h.community_id is not null))`;
