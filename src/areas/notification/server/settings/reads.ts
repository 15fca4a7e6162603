import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { TellingSettings } from '../../rules/settings.ts';
import { usualSettings } from '../../rules/settings.ts';

/** What somebody chose beside the kinds, with the usual way for who never chose. */
export async function findSettings(db: DbOrTx, personId: PersonId): Promise<TellingSettings> {
  const row = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!row) return usualSettings;
  return {
    namesShown: row.names_shown,
    quiet: row.quiet,
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
    digest: row.digest,
    digestAt: row.digest_at,
    digestDay: row.digest_day,
    pushesADay: row.pushes_a_day,
    awayUntil: row.away_until,
  };
}

export async function zoneOf(db: DbOrTx, personId: PersonId): Promise<string> {
  const row = await db
    .selectFrom('people')
    .select('time_zone')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}
