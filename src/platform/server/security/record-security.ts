import { sql } from 'kysely';
import type { DbOrTx } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { embeddedIssuer } from '../identity/provider.ts';
import { newId } from '../new-id.ts';
import type { Platform } from '../platform.ts';
import { afterCommit } from '../write.ts';
import type { SecurityEvent } from './security-events.ts';

const KEPT_MS = 90 * 24 * 3_600_000;

/** Whom it is about: a person, an account of the embedded provider, or nobody we know. */
interface Whose {
  readonly personId?: string | undefined;
  readonly accountId?: string | undefined;
}

/**
 * Records an event with what caused it: a row for its owner, and a line in the log once it is committed. Ids only;
 * addresses, passwords and tokens have no place in it.
 */
export async function recordSecurity(
  platform: Platform,
  db: DbOrTx,
  event: SecurityEvent,
  whose: Whose,
): Promise<void> {
  const { personId = null, accountId = null } = whose;
  const issuer = embeddedIssuer(platform.config);
  await sql`insert into security_events (id, at, event, person_id, account_id)
    values (${newId()}, ${platform.now()}, ${event},
      coalesce(${personId}::uuid, (select person_id from identities where issuer = ${issuer} and subject = ${accountId})),
      coalesce(${accountId}::text, (select subject from identities where issuer = ${issuer} and person_id = ${personId})))`.execute(
    db,
  );
  afterCommit(db, () => noteSecurity(platform, event, whose));
}

/** The line alone, for what may be repeated without end and is worth no row. */
export function noteSecurity({ log }: Platform, event: SecurityEvent | 'way-in-limited', whose: Whose): void {
  const level = log.level === 'silent' ? 'silent' : 'info';
  log.child({ log: 'security' }, { level }).info({ event, ...whose }, 'security event');
}

/** Forgets events older than 90 days; a cron job. */
export function purgeSecurityEvents({ database, now }: Platform): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  return deleteInBatches(database.db, 'security_events', sql`at < ${before}`);
}
