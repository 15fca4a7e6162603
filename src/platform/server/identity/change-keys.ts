import { setTimeout as sleep } from 'node:timers/promises';
import type { JWK } from 'jose';
import { sql } from 'kysely';
import webpush from 'web-push';
import { publish } from '../bus.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../new-id.ts';
import type { Platform } from '../platform.ts';
import {
  isShort,
  KEYS_CHANGED,
  type KeyName,
  keyNames,
  loadContactKeys,
  loadFactorKeys,
  loadKeys,
  loadSessionKeys,
  loadWebhookKeys,
  makeKey,
} from './keys.ts';
import { seal, unseal } from './page-sessions/seal.ts';

/** Longer than any log-in, cookie or token lasts. */
const KEPT_DAYS = 40;
/** Every process hears of a new key before it is used; one that does not looks for it, at most once a second. */
const HEARD_MS = 3_000;
const BATCH = 500;

/** What is changed by one command: the keys of logging in, and the pair that new devices are shown for pushes. */
export const changeable = [...keyNames, 'pushes'] as const;

/**
 * Replaces every key while the server goes on, without logging anybody out: what an older key has signed or sealed is
 * believed until it has ended by itself. `leaked` ends the older ones at once, and with them what they have proved.
 */
export async function changeKeys(
  platform: Platform,
  { leaked = false, pause = HEARD_MS }: { readonly leaked?: boolean; readonly pause?: number } = {},
): Promise<void> {
  const { db } = platform.database;
  await loadKeys(db);
  await loadSessionKeys(db);
  await loadFactorKeys(db);
  await loadWebhookKeys(db);
  await loadContactKeys(db);
  const announced = new Map<KeyName, string>();
  for (const name of keyNames) announced.set(name, await announceKey(db, name));
  await publish(db, KEYS_CHANGED, {});
  await sleep(pause);
  for (const [name, id] of announced) await promote(db, name, id);
  await publish(db, KEYS_CHANGED, {});
  await sealAgain(db, await loadFactorKeys(db), { table: 'identity_second_factors', id: 'account_id' });
  await sealAgain(db, await loadWebhookKeys(db), { table: 'webhooks', id: 'id' });
  await sealAgain(db, await loadContactKeys(db), { table: 'emergency_contacts', id: 'id' });
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const pair = { public_key: publicKey, private_key: privateKey, made_at: platform.now() };
  await db.insertInto('push_keys').values(pair).execute();
  if (!leaked) return;
  await db.deleteFrom('identity_older_keys').execute();
  await publish(db, KEYS_CHANGED, {});
}

/** A key for other apps that was made when they were shorter gives way to one of today's length. */
export async function lengthenKeys(db: Db): Promise<void> {
  const { signingForOthers } = await loadKeys(db);
  const [first] = signingForOthers;
  if (!first || !isShort(first)) return;
  const announced = await announceKey(db, 'signing-for-others');
  await promote(db, 'signing-for-others', announced, first);
  await publish(db, KEYS_CHANGED, {});
}

/** Keeps a new key that nothing is signed with yet, under the id that it answers. */
async function announceKey(db: Db, name: KeyName): Promise<string> {
  const id = newId<string>();
  const value = JSON.stringify(await makeKey[name]());
  await db.insertInto('identity_older_keys').values({ id, name, value, kept_until: endOfKey() }).execute();
  return id;
}

/**
 * Lets an announced key sign from now on, and keeps the one before for a while. Where `instead` is given, only if that
 * one is in use: of two processes that start, one does it, and the other takes back its own.
 */
async function promote(db: Db, name: KeyName, id: string, instead?: JWK): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const inUse = await tx
      .selectFrom('identity_keys')
      .select('value')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const announced = await tx
      .deleteFrom('identity_older_keys')
      .where('id', '=', id)
      .returning('value')
      .executeTakeFirstOrThrow();
    if (instead && kidOf(inUse.value) !== instead.kid) return;
    await tx
      .updateTable('identity_keys')
      .set({ value: JSON.stringify(announced.value) })
      .where('name', '=', name)
      .execute();
    const older = { id: newId(), name, value: JSON.stringify(inUse.value), kept_until: endOfKey() };
    await tx.insertInto('identity_older_keys').values(older).execute();
  });
}

function kidOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'kid' in value ? value.kid : undefined;
}

function endOfKey() {
  return sql<Date>`now() + ${sql.lit(KEPT_DAYS)} * interval '1 day'`;
}

interface Sealed {
  readonly table: 'identity_second_factors' | 'webhooks' | 'emergency_contacts';
  /** The column that they are bound to. */
  readonly id: 'account_id' | 'id';
}

/** Secrets that have no end of their own go over to the new key. */
async function sealAgain(db: Db, keys: readonly Buffer[], { table, id }: Sealed): Promise<void> {
  const [from, column] = [sql.table(table), sql.ref(id)];
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ id: string; secret: Buffer }>`
      select ${column} as id, secret from ${from} where ${column} > ${after} order by 1 limit ${BATCH}`.execute(
      db,
    );
    for (const row of rows) {
      const text = unseal(keys, row.id, row.secret);
      if (text === undefined) continue;
      await sql`update ${from} set secret = ${seal(keys, row.id, text)}
        where ${column} = ${row.id} and secret = ${row.secret}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
