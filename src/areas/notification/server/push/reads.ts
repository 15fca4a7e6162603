import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PushTarget } from '#platform/server/push/push-sender.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { NoticeFacts } from '../../rules/notice-values.ts';
import type { ObjectType } from '../../rules/objects.ts';
import { usualSettings } from '../../rules/settings.ts';
import { type FactsRow, factColumns, factJoins } from '../facts.sql.ts';
import { isStanding } from './standing.sql.ts';

/** A notification as it is pushed, with what is so at this moment. */
export interface PushRow extends FactsRow {
  readonly id: NotificationId;
  readonly kind: Kind;
  readonly facts: NoticeFacts;
  readonly recipientId: PersonId;
  readonly objectType: ObjectType;
  readonly objectId: string;
  readonly actorName: string | null;
  readonly actorUsername: string | null;
  readonly createdAt: Date;
  /** What has come of it before. */
  readonly outcome: string | null;
  readonly locale: string;
  readonly timeZone: string;
  readonly namesShown: boolean;
  readonly quiet: boolean;
  readonly quietFrom: number;
  readonly quietTo: number;
  /** Pushes a day that are not urgent; null without a limit. */
  readonly pushesADay: number | null;
  /** Unread notifications, counted up to 100. */
  readonly unread: number;
  /** What was pushed lately and has been read since, wherever. */
  readonly gone: readonly string[];
}

/** A process that died leaves what it had begun; nobody works on one job for so long. */
export const LEASE_MS = 120_000;

/** Takes those that no other process has begun; nobody else pushes them until the lease is over. */
export async function claimPushes(
  db: DbOrTx,
  ids: readonly NotificationId[],
  now: Date,
): Promise<readonly PushRow[]> {
  const over = new Date(now.getTime() - LEASE_MS);
  const taken = sql`update notifications set push_begun_at = ${now} where id = any(${ids}::uuid[])
    and coalesce(push_outcome, 'WAITS') = 'WAITS' and (push_begun_at is null or push_begun_at <= ${over}) returning *`;
  return (await pushRows(taken).execute(db)).rows;
}

/** Those that a push service did not take yet. */
export async function waitingPushes(db: DbOrTx, ids: readonly NotificationId[]): Promise<readonly PushRow[]> {
  const waiting = sql`select * from notifications where id = any(${ids}::uuid[]) and push_outcome in ('LATER', 'SENT')`;
  return (await pushRows(waiting).execute(db)).rows;
}

/** What waits for the end of somebody's quiet hours, the newest first. */
export async function heldPushes(db: DbOrTx, personId: PersonId): Promise<readonly PushRow[]> {
  const held = sql`select * from notifications where recipient_id = ${personId} and push_outcome in ('HELD', 'FULL')
    order by id desc limit 200`;
  return (await pushRows(held).execute(db)).rows;
}

/** Which of these are begun by somebody else and not done. */
export async function unfinishedPushes(
  db: DbOrTx,
  ids: readonly NotificationId[],
): Promise<readonly NotificationId[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', 'in', [...ids])
    .where('push_begun_at', 'is not', null)
    .where(sql<boolean>`coalesce(push_outcome, 'WAITS') = 'WAITS'`)
    .execute();
  return rows.map(({ id }) => id);
}

const pushRows = (notifications: ReturnType<typeof sql>) => sql<PushRow>`
    with n as materialized (${notifications})
    select n.id, n.kind, n.facts, n.recipient_id as "recipientId", n.object_type as "objectType",
      n.object_id as "objectId", a.display_name as "actorName", a.username as "actorUsername",
      n.created_at as "createdAt", n.push_outcome as outcome, ${factColumns('PUSH')}, p.locale, p.time_zone as "timeZone", coalesce(s.names_shown, false) as "namesShown",
      coalesce(s.quiet, true) as quiet, coalesce(s.quiet_from, ${usualSettings.quietFrom}) as "quietFrom",
      coalesce(s.quiet_to, ${usualSettings.quietTo}) as "quietTo",
      case when s.person_id is null then ${usualSettings.pushesADay}::smallint else s.pushes_a_day end as "pushesADay",
      newest.unread, newest.gone
    from n ${factJoins}
    cross join lateral (
      select coalesce(sum(t.unread), 0)::int as unread,
        coalesce(json_agg(t.tag) filter (where t.unread = 0 and t.pushed), '[]') as gone
      from (select u.object_type || ':' || u.object_id as tag, count(*) filter (where u.read_at is null) as unread,
          bool_or(u.push_outcome = 'SENT') as pushed
        from (select * from notifications l where l.recipient_id = n.recipient_id and l.in_app
          order by l.id desc limit 50) u group by 1) t) newest
    order by n.id`;

export interface PushDevice extends PushTarget {
  readonly id: string;
  readonly personId: PersonId;
  readonly everAccepted: boolean;
  readonly refused: number;
}

/** Where these people are told, on devices whose log-in still stands. */
export async function devicesOf(db: DbOrTx, people: readonly PersonId[]): Promise<PushDevice[]> {
  const { rows } = await deviceRows(sql`d.person_id = any(${[...new Set(people)]}::uuid[])`).execute(db);
  return rows.map(({ publicKey, privateKey, ...device }) => ({ ...device, keys: { publicKey, privateKey } }));
}

type DeviceRow = Omit<PushDevice, 'keys'> & { readonly publicKey: string; readonly privateKey: string };

const deviceRows = (which: ReturnType<typeof sql>) => sql<DeviceRow>`
    select d.id, d.person_id as "personId", d.endpoint, d.p256dh, d.auth, d.accepted_at is not null as "everAccepted",
      d.refused, k.public_key as "publicKey", k.private_key as "privateKey"
    from push_devices d join push_keys k on k.public_key = d.public_key
    join people p on p.id = d.person_id and p.suspended_at is null
    where ${which} and ${isStanding} order by d.id`;

export interface ListedDevice {
  readonly id: string;
  readonly userAgent: string;
  readonly madeAt: Date;
  readonly seenAt: Date;
  readonly acceptedAt: Date | null;
  readonly refused: number;
}

/** My devices, the last seen first. */
export async function listDevices(db: DbOrTx, personId: PersonId): Promise<readonly ListedDevice[]> {
  const found = await sql<ListedDevice>`
    select d.id, d.user_agent as "userAgent", d.made_at as "madeAt", d.seen_at as "seenAt",
      d.accepted_at as "acceptedAt", d.refused
    from push_devices d where d.person_id = ${personId} and ${isStanding}
    order by d.seen_at desc, d.id limit 20`.execute(db);
  return found.rows;
}
