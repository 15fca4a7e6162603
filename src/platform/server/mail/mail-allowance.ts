import { sql } from 'kysely';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { mailboxKey } from './mailbox-key.ts';

const PER_HOUR = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Whether one more mail of these kinds may go to an address: at most 1 a minute and 5 an hour (GATE-6), counted
 * over all spellings of its mailbox. The lock makes the next asker wait until this one has queued its mail.
 */
export async function refuseTooManyMails(
  platform: Platform,
  tx: Tx,
  email: string,
  kinds: readonly string[],
): Promise<Refusal<'TOO_MANY_MAILS'> | undefined> {
  if (!platform.config.RATE_LIMITS) return undefined;
  const mailbox = mailboxKey(email);
  const now = platform.now().getTime();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${mailbox}`}, 0))`.execute(tx);
  const sent = await tx
    .selectFrom('mail_outbox')
    .select('created_at')
    .where('mailbox', '=', mailbox)
    .where('kind', 'in', [...kinds])
    .where('created_at', '>', new Date(now - HOUR_MS))
    .orderBy('created_at', 'desc')
    .limit(PER_HOUR)
    .execute();
  const times = sent.map((row) => row.created_at.getTime());
  const [newest, fifth] = [times[0], times[PER_HOUR - 1]];
  const freeAt = Math.max(
    newest === undefined ? now : newest + MINUTE_MS,
    fifth === undefined ? now : fifth + HOUR_MS,
  );
  if (freeAt <= now) return undefined;
  return refuse('TOO_MANY_MAILS', { retryAfter: Math.ceil((freeAt - now) / 1000) }, 'limited');
}
