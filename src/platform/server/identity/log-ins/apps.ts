import { sql } from 'kysely';
import type { DbOrTx, Tx } from '../../db/database.ts';

/** Another app that may know who somebody is, because they said yes. */
export interface AllowedApp {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly allowedAt: Date;
}

/** What an account has allowed other apps, the latest first. */
export async function appsOf(db: DbOrTx, accountId: string, ownClient: string): Promise<AllowedApp[]> {
  const found = await sql<{ clientId: string; scope: string | null; allowedAt: Date }>`
    select distinct on (payload->>'clientId') payload->>'clientId' as "clientId",
      payload->'openid'->>'scope' as scope, to_timestamp((payload->>'iat')::bigint) as "allowedAt"
    from identity_payloads
    where model = 'Grant' and account_id = ${accountId} and payload->>'clientId' <> ${ownClient}
      and (expires_at is null or expires_at > now())
    order by 1, 3 desc limit 100`.execute(db);
  return found.rows
    .map(({ clientId, scope, allowedAt }) => ({ clientId, scopes: (scope ?? '').split(' '), allowedAt }))
    .sort((one, other) => other.allowedAt.getTime() - one.allowedAt.getTime());
}

/** Takes back what an account has allowed one app: its grants and every token of them. False when there was none. */
export async function endApp(
  tx: Tx,
  accountId: string,
  { clientId, ownClient }: { readonly clientId: string; readonly ownClient: string },
): Promise<boolean> {
  const ended = await sql<{ id: string }>`
    with ended as (
      delete from identity_payloads
      where model = 'Grant' and account_id = ${accountId} and payload->>'clientId' = ${clientId}
        and ${clientId} <> ${ownClient} returning id)
    , tokens as (delete from identity_payloads where grant_id in (select id from ended) and model <> 'Interaction')
    select id from ended`.execute(tx);
  return ended.rows.length > 0;
}
