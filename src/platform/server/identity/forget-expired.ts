import type { Platform } from '../platform.ts';

const A_WEEK_MS = 7 * 24 * 3_600_000;

/** Removes what the provider remembers beyond its time; a cron job. */
export async function forgetExpired(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const now = new Date();
  await db.deleteFrom('identity_payloads').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('identity_log_ins')
    .where('grant_id', 'not in', (eb) =>
      eb.selectFrom('identity_payloads').select('id').where('model', '=', 'Grant'),
    )
    .execute();
  await db.deleteFrom('identity_resets').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity_limits').where('expire', '<', now.getTime()).execute();
  await forgetDisplacedAccounts(platform, new Date(now.getTime() - A_WEEK_MS));
}

/** Claims to an address that somebody else has proved can never be logged in to again. */
async function forgetDisplacedAccounts(platform: Platform, before: Date): Promise<void> {
  await platform.database.db
    .deleteFrom('identity_accounts as claim')
    .where('claim.email_verified_at', 'is', null)
    .where('claim.created_at', '<', before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('identity_accounts as proved')
          .select('proved.id')
          .whereRef('proved.email', '=', 'claim.email')
          .where('proved.email_verified_at', 'is not', null),
      ),
    )
    .execute();
}
