import { sql } from 'kysely';
import type { PersonId } from '#platform/shared/ids.ts';
import type { DbOrTx, Tx } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import { embeddedIssuer } from '../provider.ts';
import { tellSignedOut } from '../tell-signed-out.ts';
import type { WayIn } from './way-in.ts';

export interface LogInRow {
  readonly id: string;
  readonly userAgent: string;
  /** How it was opened; null for one of before that was kept. */
  readonly way: WayIn | null;
  readonly secondFactor: boolean;
  /** Two letters; null for none that is known. */
  readonly country: string | null;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
}

/** The account at the embedded provider; undefined for people who log in elsewhere. */
export async function accountOf(
  platform: Platform,
  db: DbOrTx,
  personId: PersonId,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('subject')
    .where('person_id', '=', personId)
    .where('issuer', '=', embeddedIssuer(platform.config))
    .executeTakeFirst();
  return row?.subject;
}

/** Whether this subject of a provider is that person. */
export async function isIdentityOf(
  db: DbOrTx,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  personId: PersonId,
): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .select('person_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.person_id === personId;
}

/** The log-ins of an account to our own app that can still be used, the last used first. */
export async function logInsOf(db: DbOrTx, accountId: string, ownClient: string): Promise<LogInRow[]> {
  const found = await sql<LogInRow>`
    select g.id, coalesce(l.user_agent, '') as "userAgent", l.way, coalesce(l.second_factor, false) as "secondFactor", l.country,
      coalesce(l.started_at, t.last) as "startedAt", t.last as "lastUsedAt"
    from identity_payloads g
    join lateral (
      select greatest(
        (select to_timestamp(max((r.payload->>'iat')::bigint)) from identity_payloads r
         where r.grant_id = g.id and r.model = 'RefreshToken' and r.expires_at > now()),
        (select max(s.rotated_at) from page_sessions s where s.grant_id = g.id and s.expires_at > now())) as last
    ) t on t.last is not null
    left join identity_log_ins l on l.grant_id = g.id
    where g.model = 'Grant' and g.account_id = ${accountId} and g.payload->>'clientId' = ${ownClient} and (g.expires_at is null or g.expires_at > now())
    order by t.last desc limit 100`.execute(db);
  return found.rows;
}

/** Ends one log-in of an account: its tokens, and the sessions in browsers that would open a new one unasked. */
export async function endLogIn(
  platform: Platform,
  tx: Tx,
  accountId: string,
  grantId: string,
): Promise<boolean> {
  const client = platform.config.OIDC_CLIENT_ID;
  const ended = await sql<{ model: string }>`
    delete from identity_payloads
    where account_id = ${accountId} and (
      (model = 'Grant' and id = ${grantId}) or grant_id = ${grantId}
      or (model = 'Session' and payload->'authorizations'->${client}->>'grantId' = ${grantId}))
    returning model`.execute(tx);
  if (!ended.rows.some(({ model }) => model === 'Grant')) return false;
  await tellSignedOut(tx, embeddedIssuer(platform.config), accountId);
  return true;
}

/** Ends all that the provider keeps of an account but for one log-in, its tokens and its session. */
export async function endOtherLogIns(
  platform: Platform,
  tx: Tx,
  accountId: string,
  kept: string,
): Promise<void> {
  const client = platform.config.OIDC_CLIENT_ID;
  await sql`
    delete from identity_payloads
    where account_id = ${accountId} and not (model = 'Grant' and id = ${kept})
      and grant_id is distinct from ${kept}
      and (model <> 'Session' or payload->'authorizations'->${client}->>'grantId' is distinct from ${kept})`.execute(
    tx,
  );
  await tellSignedOut(tx, embeddedIssuer(platform.config), accountId);
}
