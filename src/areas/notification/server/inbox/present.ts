import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { NotificationView } from '../../contract.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { AboutObject, ObjectType } from '../../rules/objects.ts';
import type { NotificationRow } from './reads.ts';

/** A notification as its recipient may see it now: the name of what they may no longer see is gone. */
export function presentNotification(row: NotificationRow, objectName: string | null): NotificationView {
  return {
    id: row.id,
    kind: row.kind as Kind,
    actor:
      row.actor_id && row.display_name !== null
        ? presentPersonSummary({ ...row, id: row.actor_id, display_name: row.display_name })
        : null,
    object: { ...aboutOf(row), name: objectName },
    facts: row.facts as NotificationView['facts'],
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
    open: row.open && objectName !== null,
  };
}

export function aboutOf(row: Pick<NotificationRow, 'object_type' | 'object_id'>): AboutObject {
  return { type: row.object_type as ObjectType, id: row.object_id };
}
