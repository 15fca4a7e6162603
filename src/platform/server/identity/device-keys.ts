import { sql } from 'kysely';
import type { PersonId } from '#platform/shared/ids.ts';
import type { DbOrTx } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** Browsers of one person that may sign at a time; the one that was not opened for the longest gives way. */
export const MAX_DEVICE_KEYS = 5;
/** A browser that is opened renews its key; one that is not ends after this. */
export const KEY_LASTS_DAYS = 90;

export interface NewDeviceKey {
  readonly id: string;
  readonly personId: PersonId;
  readonly publicKey: Buffer;
  readonly grantId: string | null;
  readonly now: Date;
}

export interface DeviceKey {
  readonly personId: PersonId;
  readonly publicKey: Buffer;
}

/** Keeps or renews the key of a browser; false when it is somebody else's. */
export async function keepDeviceKey(db: DbOrTx, key: NewDeviceKey): Promise<boolean> {
  const { id, personId, publicKey, grantId, now } = key;
  const kept = await sql`
    insert into device_keys as k (id, person_id, public_key, grant_id, made_at, renewed_at)
    values (${id}, ${personId}, ${publicKey}, ${grantId}, ${now}, ${now})
    on conflict (id) do update set grant_id = excluded.grant_id, renewed_at = excluded.renewed_at
      where k.person_id = excluded.person_id`.execute(db);
  if (kept.numAffectedRows === 0n) return false;
  await sql`delete from device_keys where id in (select id from device_keys where person_id = ${personId}
    order by renewed_at desc, id = ${id} desc, id offset ${MAX_DEVICE_KEYS})`.execute(db);
  return true;
}

/** Whose key it is, as long as the log-in that it came with stands. */
export async function findDeviceKey(db: DbOrTx, id: string, now: Date): Promise<DeviceKey | undefined> {
  const found = await sql<DeviceKey>`
    select k.person_id as "personId", k.public_key as "publicKey" from device_keys k
    where k.id = ${id} and k.renewed_at > ${oldest(now)} and (k.grant_id is null or exists (
      select 1 from identity_payloads g where g.model = 'Grant' and g.id = k.grant_id
        and (g.expires_at is null or g.expires_at > now())))`.execute(db);
  return found.rows[0];
}

/** No browser of this person signs any more, until it is opened again by a log-in. */
export async function endDeviceKeysOf(db: DbOrTx, personId: PersonId): Promise<void> {
  await db.deleteFrom('device_keys').where('person_id', '=', personId).execute();
}

/** Removes keys whose log-in is over, and those of browsers long unused; part of a cron job. */
export async function purgeDeviceKeys(db: DbOrTx, now: Date): Promise<void> {
  await deleteInBatches(
    db,
    'device_keys',
    sql`renewed_at <= ${oldest(now)} or (device_keys.grant_id is not null and not exists (
      select 1 from identity_payloads p where p.model = 'Grant' and p.id = device_keys.grant_id))`,
  );
}

const oldest = (now: Date) => new Date(now.getTime() - KEY_LASTS_DAYS * 24 * 3_600_000);
