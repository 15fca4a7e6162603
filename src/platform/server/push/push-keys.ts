import webpush from 'web-push';
import type { DbOrTx } from '../db/database.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The pair that new devices are shown: made at the first start and kept in the database, which every process shares
 * and the backup holds. Where it is lost the devices went with it: each comes back when its browser opens the app.
 *
 * @param onLost Called when a pair is made although people are here already.
 */
export async function loadPushKeys(db: DbOrTx, now: Date, onLost?: () => void): Promise<PushKeys> {
  const known = await newest(db);
  if (known) return known;
  const somebody = await db.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (somebody) onLost?.();
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  // Two processes may start on an empty database: both make a pair, and both read the same one.
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await newest(db)) ?? { publicKey, privateKey };
}

async function newest(db: DbOrTx): Promise<PushKeys | undefined> {
  const row = await db
    .selectFrom('push_keys')
    .select(['public_key', 'private_key'])
    .orderBy('made_at', 'desc')
    .orderBy('public_key')
    .limit(1)
    .executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
