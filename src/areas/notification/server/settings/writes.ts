import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { dueAt, type TellingSettings } from '../../rules/settings.ts';
import { findSettings, zoneOf } from './reads.ts';

/** Changes what somebody chose, and when their next digest is due. */
export async function changeSettings(
  tx: Tx,
  personId: PersonId,
  change: { readonly [Name in keyof TellingSettings]?: TellingSettings[Name] | undefined },
  now: Date,
): Promise<void> {
  const before = await findSettings(tx, personId);
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const settings: TellingSettings = { ...before, ...Object.fromEntries(given) };
  const next = dueAt(settings, now, await zoneOf(tx, personId));
  const chosen = {
    names_shown: settings.namesShown,
    quiet: settings.quiet,
    quiet_from: settings.quietFrom,
    quiet_to: settings.quietTo,
    digest: settings.digest,
    digest_at: settings.digestAt,
    digest_day: settings.digestDay,
    digest_next_at: next,
    pushes_a_day: settings.pushesADay,
  };
  const begins = before.digest === 'NEVER' && settings.digest !== 'NEVER';
  await tx
    .insertInto('notification_settings')
    .values({ person_id: personId, ...chosen, digest_since: next && now })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet(begins ? { ...chosen, digest_since: now } : chosen),
    )
    .execute();
  await saveAway(tx, personId, { before: before.awayUntil, next: settings.awayUntil, now });
}

/** Goes away, or stays for longer; anyone who comes back early is back now: the digest of what was missed is due. */
async function saveAway(
  tx: Tx,
  personId: PersonId,
  { before, next, now }: { readonly before: Date | null; readonly next: Date | null; readonly now: Date },
): Promise<void> {
  if (next?.getTime() === before?.getTime()) return;
  const away = next && !before ? { away_since: now, away_until: next } : { away_until: next ?? now };
  await tx.updateTable('notification_settings').set(away).where('person_id', '=', personId).execute();
}

/** Anyone who wants something in the digest gets one, each morning until they choose otherwise. */
export async function ensureDigest(tx: Tx, personId: PersonId, now: Date): Promise<void> {
  const { digest } = await findSettings(tx, personId);
  if (digest === 'NEVER') await changeSettings(tx, personId, { digest: 'DAILY' }, now);
}
