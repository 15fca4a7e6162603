import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import type { CommunityId, DeliveryId, HuddleId, PersonId, WebhookId } from '#platform/shared/ids.ts';

export interface NewWebhook {
  readonly id: WebhookId;
  readonly communityId: CommunityId | null;
  readonly madeBy: PersonId;
  readonly url: string;
  readonly events: readonly string[];
  /** Sealed. */
  readonly secret: Buffer;
  readonly now: Date;
}

/** Keeps a webhook; false when there is one of this id. */
export async function saveWebhook(tx: Tx, hook: NewWebhook): Promise<boolean> {
  const { numInsertedOrUpdatedRows: saved = 0n } = await tx
    .insertInto('webhooks')
    .values({
      id: hook.id,
      community_id: hook.communityId,
      made_by: hook.madeBy,
      url: hook.url,
      events: [...hook.events],
      secret: hook.secret,
      created_at: hook.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return saved > 0n;
}

export async function deleteWebhook(tx: Tx, id: WebhookId): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Ends all webhooks that somebody made. */
export async function deleteWebhooksOf(db: DbOrTx, personId: PersonId): Promise<void> {
  await db.deleteFrom('webhooks').where('made_by', '=', personId).execute();
}

/** Switches a webhook on, as if nothing had failed. */
export async function switchOn(tx: Tx, id: WebhookId): Promise<void> {
  await sql`update webhooks set off_at = null, off_why = null, failing_since = null where id = ${id}`.execute(
    tx,
  );
}

/** Switches a webhook off; what waits for it is given up. */
export async function switchOff(
  tx: Tx,
  id: WebhookId,
  why: 'FAILING' | 'GONE' | 'HAND',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`with off as (
      update webhooks set off_at = ${now}, off_why = ${why} where id = ${id} and off_at is null returning id
    ), given_up as (
      update webhook_deliveries d set state = 'FAILED' from off where d.webhook_id = off.id and d.state = 'WAITING'
    ) select id from off`.execute(tx);
  return rows.length > 0;
}

/** What happened, as a reaction hears it. */
export interface HeardEvent {
  readonly id: string;
  readonly event: string;
  readonly at: string;
  /** Of an outing its club is looked up. */
  readonly huddleId: HuddleId | null;
  readonly communityId: CommunityId | null;
  readonly about: object;
}

/** Writes down, for each webhook that hears it, what is to be told there, once; answers where something waits now. */
export async function saveHeard(db: DbOrTx, events: readonly HeardEvent[], now: Date): Promise<WebhookId[]> {
  const { rows } = await sql<{ id: WebhookId }>`with heard as (
      select e.id, e.event, e.at, e.about, coalesce(h.community_id, e."communityId") as community_id
      from json_to_recordset(${JSON.stringify(events)}::json)
        as e(id uuid, event text, at timestamptz, "huddleId" uuid, "communityId" uuid, about jsonb)
      left join huddles h on h.id = e."huddleId"
    ), told as (
      insert into webhook_deliveries (id, webhook_id, event_id, event, about, happened_at, created_at, state, next_at)
      select gen_random_uuid(), w.id, e.id, e.event, e.about, e.at, ${now}, 'WAITING', ${now}
      from heard e join webhooks w on (w.community_id = e.community_id or w.community_id is null)
        and e.event = any(w.events) and w.off_at is null
      on conflict (webhook_id, event_id) do nothing returning webhook_id
    ) select distinct webhook_id as id from told`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes a test down. */
export async function saveTest(
  tx: Tx,
  id: string,
  webhookId: WebhookId,
  event: string,
  now: Date,
): Promise<void> {
  await sql`insert into webhook_deliveries (id, webhook_id, event, about, happened_at, created_at, state, next_at)
    values (${id}, ${webhookId}, ${event}, '{}', ${now}, ${now}, 'WAITING', ${now})`.execute(tx);
}

/** Lets a delivery be tried from the beginning; false when there is none. */
export async function waitAgain(tx: Tx, webhookId: WebhookId, id: DeliveryId, now: Date): Promise<boolean> {
  const { rows } = await sql`update webhook_deliveries set state = 'WAITING', attempts = 0, next_at = ${now},
    status = null, fault = null where id = ${id} and webhook_id = ${webhookId} returning id`.execute(tx);
  return rows.length > 0;
}

export interface TakenDelivery {
  readonly id: DeliveryId;
  readonly event: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly happenedAt: Date;
  readonly attempts: number;
  readonly url: string;
  readonly secret: Buffer;
  readonly madeBy: PersonId;
  readonly communityId: CommunityId | null;
  readonly failingSince: Date | null;
}

/** How long a try keeps others from the same delivery, beyond the longest that one can take. */
const LEASE = '1 minute';

/** Takes the next delivery that is due, for a minute; what is not said to be over by then is taken again. */
export async function takeDue(
  db: DbOrTx,
  webhookId: WebhookId,
  now: Date,
): Promise<TakenDelivery | undefined> {
  const { rows } = await sql<TakenDelivery>`update webhook_deliveries d
    set attempts = d.attempts + 1, next_at = ${now}::timestamptz + interval ${sql.lit(LEASE)}, tried_at = ${now}
    from webhooks w where w.id = d.webhook_id and d.id = (select id from webhook_deliveries
      where webhook_id = ${webhookId} and state = 'WAITING' and next_at <= ${now}
      order by next_at, id limit 1 for update skip locked) and w.off_at is null
    returning d.id, d.event, d.about, d.happened_at as "happenedAt", d.attempts, w.url, w.secret,
      w.made_by as "madeBy", w.community_id as "communityId", w.failing_since as "failingSince"`.execute(db);
  return rows[0];
}

export async function saveArrived(
  tx: Tx,
  webhookId: WebhookId,
  id: DeliveryId,
  status: number,
): Promise<void> {
  await sql`with arrived as (update webhook_deliveries set state = 'DELIVERED', status = ${status}, fault = null
      where id = ${id})
    update webhooks set failing_since = null where id = ${webhookId} and failing_since is not null`.execute(
    tx,
  );
}

export async function saveLeftOut(db: DbOrTx, id: DeliveryId): Promise<void> {
  await sql`update webhook_deliveries set state = 'LEFT_OUT' where id = ${id}`.execute(db);
}

export interface Failure {
  readonly webhookId: WebhookId;
  readonly id: DeliveryId;
  readonly status: number | null;
  readonly fault: 'NO_ANSWER' | 'CLOSED_ADDRESS' | null;
  readonly failingSince: Date;
  /** Null: it is given up. */
  readonly nextAt: Date | null;
}

/** Of a webhook that was switched off while the try was under way nothing waits any more. */
export async function saveFailed(tx: Tx, failure: Failure): Promise<void> {
  const { webhookId, id, status, fault, failingSince, nextAt } = failure;
  await sql`with failed as (update webhook_deliveries set status = ${status}, fault = ${fault},
        state = case when ${nextAt}::timestamptz is null
          or exists (select from webhooks w where w.id = ${webhookId} and w.off_at is not null) then 'FAILED' else 'WAITING' end,
        next_at = coalesce(${nextAt}::timestamptz, next_at) where id = ${id})
    update webhooks set failing_since = coalesce(failing_since, ${failingSince}) where id = ${webhookId}`.execute(
    tx,
  );
}

const KEPT_MS = 30 * 24 * 3_600_000;

/** Forgets deliveries older than 30 days. */
export function purgeDeliveries(db: Db, now: Date): Promise<void> {
  return deleteInBatches(db, 'webhook_deliveries', sql`created_at < ${new Date(now.getTime() - KEPT_MS)}`);
}
