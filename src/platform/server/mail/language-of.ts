import { bestLocale, type Locale } from '#platform/shared/locale.ts';
import type { DbOrTx } from '../db/database.ts';

/** The language of anyone who reads mail at this address here; of somebody unknown what is given instead. */
export async function languageOf(db: DbOrTx, address: string, instead: string): Promise<Locale> {
  const reader = await db
    .selectFrom('people')
    .select('locale')
    .where('email', '=', address)
    .orderBy('email_verified', 'desc')
    .executeTakeFirst();
  return bestLocale(reader?.locale ?? instead);
}
