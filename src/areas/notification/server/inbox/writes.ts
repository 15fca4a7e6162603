import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import type { EventId, NotificationId, PersonId, RoomId } from '#platform/shared/ids.ts';
import { talkKinds } from '../../rules/kinds.ts';
import type { ObjectType } from '../../rules/objects.ts';
import type { NotificationDraft } from '../../rules/recipients.ts';

export interface NewNotification extends NotificationDraft {
  readonly id: NotificationId;
  readonly eventId: EventId;
  readonly objectType: ObjectType;
  readonly objectId: string;
  readonly at: string;
}

/** What was not written yet. */
interface Delivered {
  /** Who is told in the app, each once. */
  readonly inApp: readonly PersonId[];
  readonly byMail: readonly NotificationId[];
  /** Of people who have a device to push to. */
  readonly byPush: readonly NotificationId[];
}

interface Wanted extends NewNotification {
  readonly inApp: boolean;
  readonly push: boolean;
  readonly byMail: boolean;
}

/** Writes what is not written yet, one row an event and recipient, and answers who is to be told of it. */
export async function insertNotifications(tx: Tx, rows: readonly Wanted[]): Promise<Delivered> {
  const mails = rows.filter(({ byMail }) => byMail).map(({ id }) => id);
  const pushes = rows.filter(({ push }) => push).map(({ id }) => id);
  const [told] =
    rows.length > 0 ? (await inserted({ rows: JSON.stringify(rows), mails, pushes }).execute(tx)).rows : [];
  return told ?? { inApp: [], byMail: [], byPush: [] };
}

interface Given {
  readonly rows: string;
  readonly mails: readonly NotificationId[];
  readonly pushes: readonly NotificationId[];
}

const inserted = ({ rows, mails, pushes }: Given) => sql<Delivered>`
    with written as (insert into notifications (id, recipient_id, event_id, kind, actor_id, object_type, object_id, facts, created_at, in_app)
    select n.id, n."recipientId", n."eventId", n.kind, n."actorId", n."objectType", n."objectId", n.facts, n.at, n."inApp"
    from jsonb_to_recordset(${rows}::jsonb) as n(id uuid, "recipientId" uuid, "eventId" uuid,
      kind text, "actorId" uuid, "objectType" text, "objectId" uuid, facts jsonb, at timestamptz, "inApp" boolean)
    where not ${blockedPairSql(sql`n."recipientId"`, sql`n."actorId"`)}
    on conflict (event_id, recipient_id) do nothing
    returning id, recipient_id, in_app)
    select coalesce(json_agg(distinct recipient_id) filter (where in_app), '[]') as "inApp",
      coalesce(json_agg(id) filter (where id = any(${mails}::uuid[])), '[]') as "byMail",
      coalesce(json_agg(id) filter (where id = any(${pushes}::uuid[]) and exists (
        select 1 from push_devices d where d.person_id = written.recipient_id)), '[]') as "byPush"
    from written`;

export async function saveVisit(tx: Tx, personId: PersonId, now: Date): Promise<void> {
  await tx
    .insertInto('notification_visits')
    .values({ person_id: personId, last_seen_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ last_seen_at: now }))
    .execute();
}

export async function markRead(
  tx: Tx,
  personId: PersonId,
  ids: 'ALL' | readonly NotificationId[],
  now: Date,
): Promise<void> {
  let update = tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('recipient_id', '=', personId)
    .where('read_at', 'is', null)
    .where('in_app', '=', true);
  if (ids !== 'ALL') update = update.where('id', 'in', [...ids]);
  await update.execute();
}

/** Anyone who reads a room has read what they were told of it. */
export async function markTalkRead(tx: Tx, personId: PersonId, roomId: RoomId, now: Date): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('recipient_id', '=', personId)
    .where('read_at', 'is', null)
    .where('in_app', '=', true)
    .where('object_id', '=', roomId)
    .where('kind', 'in', [...talkKinds])
    .execute();
}

export function deleteNotificationsBefore(
  db: Db,
  before: { readonly read: Date; readonly any: Date },
): Promise<void> {
  return deleteInBatches(db, 'notifications', sql`read_at < ${before.read} or created_at < ${before.any}`);
}
