import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Platform } from '../platform.ts';
import { purgeDeviceKeys } from './device-keys.ts';

const A_DAY_MS = 24 * 3_600_000;
const A_WEEK_MS = 7 * A_DAY_MS;

/** Removes what the provider remembers beyond its time; a cron job. */
export async function purgeExpired(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const now = new Date();
  await deleteInBatches(db, 'identity_payloads', sql`expires_at < now()`);
  await purgeOfGrants(platform);
  await deleteInBatches(db, 'identity_resets', sql`expires_at < ${now}`);
  // Wrong codes count for a day.
  await deleteInBatches(db, 'identity_mail_codes', sql`expires_at < ${new Date(now.getTime() - A_DAY_MS)}`);
  await purgeWaysIn(platform);
  await deleteInBatches(db, 'identity_limits', sql`expire < ${now.getTime()}`);
  // Claims to an address that somebody else has proved can never be logged in to again.
  const before = new Date(now.getTime() - A_WEEK_MS);
  await deleteInBatches(
    db,
    'identity_accounts',
    sql`email_verified_at is null and created_at < ${before} and exists (
      select 1 from identity_accounts proved
      where proved.email = identity_accounts.email and proved.email_verified_at is not null)`,
  );
}

/** Log-ins and sessions of pages whose grant is gone. */
async function purgeOfGrants({ database: { db } }: Platform): Promise<void> {
  // Payloads have a grant_id as well: the columns outside are named with their table.
  await deleteInBatches(
    db,
    'identity_log_ins',
    sql`not exists (select 1 from identity_payloads p where p.model = 'Grant' and p.id = identity_log_ins.grant_id)`,
  );
  await deleteInBatches(
    db,
    'page_sessions',
    sql`expires_at < now() or (page_sessions.grant_id is not null and not exists (
      select 1 from identity_payloads p where p.model = 'Grant' and p.id = page_sessions.grant_id))`,
  );
}

/** Keys of devices, older keys, questions to passkeys and providers, links that end a log-in, and browsers long unused. */
async function purgeWaysIn({ database: { db }, now }: Platform): Promise<void> {
  await purgeDeviceKeys(db, now());
  await deleteInBatches(db, 'identity_older_keys', sql`kept_until < now()`);
  await deleteInBatches(db, 'identity_denials', sql`expires_at < now()`);
  await deleteInBatches(db, 'identity_provider_asks', sql`expires_at < now()`);
  await deleteInBatches(db, 'identity_challenges', sql`expires_at < now()`);
  await deleteInBatches(db, 'identity_devices', sql`seen_at < now() - interval '400 days'`);
}
