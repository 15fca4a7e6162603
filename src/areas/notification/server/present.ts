import { presentFace } from '#areas/person/server/reads.ts';
import type { NotificationView } from '../contract.ts';
import type { Kind } from '../rules/kinds.ts';
import type { NotificationRow } from './reads.ts';

/** A notification as its recipient may see it now: the name of what they may no longer see is gone. */
export function presentNotification(row: NotificationRow, objectName: string | null): NotificationView {
  return {
    id: row.id,
    kind: row.kind as Kind,
    actor:
      row.actor_id && row.display_name !== null
        ? presentFace({ ...row, id: row.actor_id, display_name: row.display_name })
        : null,
    object: { type: 'HUDDLE', id: row.object_id, name: objectName },
    facts: row.facts as NotificationView['facts'],
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
    open: row.open && objectName !== null,
  };
}
