import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches, inBatches } from '#platform/server/db/delete-in-batches.ts';
import { newIdAt } from '#platform/server/new-id.ts';
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
  /** Of people who have an address. */
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
    with written as (insert into notifications (id, recipient_id, event_id, kind, actor_id, object_type, object_id, facts, created_at, in_app,
      mail_outcome, push_outcome)
    select n.id, n."recipientId", n."eventId", n.kind, n."actorId", n."objectType", n."objectId", n.facts, n.at, n."inApp",
      case when n.id = any(${mails}::uuid[]) then case when exists (
        select 1 from people p where p.id = n."recipientId" and p.email is not null) then 'WAITS' else 'NO_ADDRESS' end end,
      case when n.id = any(${pushes}::uuid[]) then case when exists (
        select 1 from push_devices d where d.person_id = n."recipientId") then 'WAITS' else 'NO_DEVICE' end end
    from jsonb_to_recordset(${rows}::jsonb) as n(id uuid, "recipientId" uuid, "eventId" uuid,
      kind text, "actorId" uuid, "objectType" text, "objectId" uuid, facts jsonb, at timestamptz, "inApp" boolean)
    where not ${blockedPairSql(sql`n."recipientId"`, sql`n."actorId"`)}
    on conflict (event_id, recipient_id) do nothing
    returning id, recipient_id, in_app, mail_outcome, push_outcome)
    select coalesce(json_agg(distinct recipient_id) filter (where in_app), '[]') as "inApp",
      coalesce(json_agg(id) filter (where mail_outcome = 'WAITS'), '[]') as "byMail",
      coalesce(json_agg(id) filter (where push_outcome = 'WAITS'), '[]') as "byPush"
    from written`;

export async function saveVisit(tx: Tx, personId: PersonId, now: Date): Promise<void> {
  await tx
    .insertInto('notification_visits')
    .values({ person_id: personId, last_seen_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ last_seen_at: now }))
    .execute();
}

/** When something was read, and on which device. */
export interface ReadHow {
  readonly now: Date;
  readonly device: string;
}

export async function markRead(
  tx: Tx,
  personId: PersonId,
  ids: 'ALL' | readonly NotificationId[],
  { now, device }: ReadHow,
): Promise<void> {
  let update = tx
    .updateTable('notifications')
    .set({ read_at: now, read_on: device, ...(ids !== 'ALL' && { opened: true }) })
    .where('recipient_id', '=', personId)
    .where('read_at', 'is', null)
    .where('in_app', '=', true);
  if (ids !== 'ALL') update = update.where('id', 'in', [...ids]);
  await update.execute();
}

/** Anyone who looks at what something is about has read it. */
export async function markAboutRead(
  tx: Tx,
  personId: PersonId,
  objectId: string,
  { now, device }: ReadHow,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ read_at: now, read_on: device, opened: true })
    .where('recipient_id', '=', personId)
    .where('read_at', 'is', null)
    .where('in_app', '=', true)
    .where('object_id', '=', objectId)
    .where('kind', 'not in', [...talkKinds])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Anyone who reads a room has read what they were told of it. */
export async function markTalkRead(tx: Tx, personId: PersonId, roomId: RoomId, now: Date): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now, opened: true })
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

/**
 * Forgets what came of those that were made in this time, a thousand at once: their ids sort by when they were made. What
 * waits for somebody's return is still needed.
 */
export function forgetOutcomes(
  db: Db,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<void> {
  const [first, last] = [newIdAt<NotificationId>(from), newIdAt<NotificationId>(to)];
  return inBatches(async (limit) => {
    const done = await sql`update notifications set push_outcome = null, mail_outcome = null, read_on = null
      where id in (select n.id from notifications n where n.id >= ${first} and n.id < ${last}
        and not exists (select 1 from notification_settings s where s.person_id = n.recipient_id and s.away_until is not null)
        and (push_outcome is not null or mail_outcome is not null or read_on is not null)
        order by n.id limit ${limit} for update of n skip locked)`.execute(db);
    return Number(done.numAffectedRows ?? 0n);
  });
}
