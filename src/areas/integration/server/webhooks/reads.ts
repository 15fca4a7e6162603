import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, PersonId, WebhookId } from '#platform/shared/ids.ts';
import { SHOWN_DELIVERIES } from '../../rules/webhooks.ts';

export interface WebhookRow {
  readonly id: WebhookId;
  readonly communityId: CommunityId | null;
  readonly madeBy: PersonId;
  readonly url: string;
  readonly events: readonly string[];
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly offAt: Date | null;
  readonly offWhy: 'FAILING' | 'GONE' | 'HAND' | null;
}

const columns = sql.raw(`w.id, w.community_id as "communityId", w.made_by as "madeBy", w.url, w.events,
  w.created_at as "createdAt", w.failing_since as "failingSince", w.off_at as "offAt", w.off_why as "offWhy"`);

const ofOwner = (communityId: CommunityId | null) =>
  communityId === null ? sql`w.community_id is null` : sql`w.community_id = ${communityId}`;

/** The webhooks of a club, or of the installation, the newest first. */
export async function webhooksOf(db: DbOrTx, communityId: CommunityId | null): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`select ${columns} from webhooks w where ${ofOwner(communityId)}
    order by w.created_at desc, w.id`.execute(db);
  return rows;
}

export async function findWebhook(db: DbOrTx, id: WebhookId): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`select ${columns} from webhooks w where w.id = ${id}`.execute(db);
  return rows[0];
}

/** How many there are, with a lock until the transaction ends: nobody makes another meanwhile. */
export async function countWebhooksLocked(tx: Tx, communityId: CommunityId | null): Promise<number> {
  const name = `webhooks ${communityId ?? 'of the installation'}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhooks w
    where ${ofOwner(communityId)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface DeliveryRow {
  readonly id: string;
  readonly event: string;
  readonly happenedAt: Date;
  readonly state: 'WAITING' | 'DELIVERED' | 'FAILED' | 'LEFT_OUT';
  readonly attempts: number;
  readonly triedAt: Date | null;
  readonly nextAt: Date;
  readonly status: number | null;
  readonly fault: 'NO_ANSWER' | 'CLOSED_ADDRESS' | null;
}

/** The last deliveries of a webhook, the newest first. */
export async function lastDeliveries(db: DbOrTx, webhookId: WebhookId): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`select id, event, happened_at as "happenedAt", state, attempts,
      tried_at as "triedAt", next_at as "nextAt", status, fault from webhook_deliveries
    where webhook_id = ${webhookId} order by created_at desc, id desc limit ${SHOWN_DELIVERIES}`.execute(db);
  return rows;
}

/** Webhooks for which something is due. */
export async function webhooksWithDue(db: DbOrTx, now: Date, limit: number): Promise<WebhookId[]> {
  const { rows } = await sql<{ id: WebhookId }>`select distinct d.webhook_id as id from webhook_deliveries d
    join webhooks w on w.id = d.webhook_id and w.off_at is null
    where d.state = 'WAITING' and d.next_at <= ${now} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
