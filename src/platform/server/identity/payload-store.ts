import { sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Db } from '../db/database.ts';
import { callerOfProvider, dropOldestBegun } from './log-ins-begun.ts';
import { tellSignedOut } from './tell-signed-out.ts';

/** Keeps what the provider remembers (sessions, codes, grants, refresh tokens) in one table. */
export function payloadStoreOf(db: Db, issuer: string): (model: string) => Adapter {
  return (model) => ({
    upsert: (id, payload, expiresIn) => upsert(db, model, id, payload, expiresIn),
    find: (id) => find(db, model, 'id', id),
    findByUid: (uid) => find(db, model, 'uid', uid),
    findByUserCode: async () => undefined,
    consume: (id) => consume(db, model, id),
    destroy: (id) => destroy(db, issuer, model, id),
    revokeByGrantId: async (grantId) => {
      await db
        .deleteFrom('identity_payloads')
        .where('grant_id', '=', grantId)
        // A log-in that is under way names the grant of who was logged in before, and outlives it.
        .where('model', '<>', 'Interaction')
        .execute();
    },
  });
}

/** Whether the log-in a token came from still stands: logging out and a new password end it. */
export async function isGrantLive(db: Db, grantId: string): Promise<boolean> {
  return (await find(db, 'Grant', 'id', grantId)) !== undefined;
}

async function upsert(
  db: Db,
  model: string,
  id: string,
  payload: AdapterPayload,
  expiresIn?: number,
): Promise<void> {
  const row = {
    payload: JSON.stringify(payload),
    uid: payload.uid ?? null,
    grant_id: payload.grantId ?? null,
    account_id: payload.accountId ?? null,
    expires_at: expiresIn === undefined ? null : inSeconds(expiresIn),
  };
  const network = model === 'Interaction' ? callerOfProvider() : null;
  await db
    .insertInto('identity_payloads')
    .values({ model, id, network, ...row })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
    .execute();
  if (model === 'Interaction') await dropOldestBegun(db, network);
}

/** By the clock of the database, which is also asked whether it is over: a server's own may be wrong. */
function inSeconds(seconds: number) {
  return sql<Date>`now() + ${seconds} * interval '1 second'`;
}

async function find(
  db: Db,
  model: string,
  column: 'id' | 'uid',
  value: string,
): Promise<AdapterPayload | undefined> {
  const row = await db
    .selectFrom('identity_payloads')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where(column, '=', value)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const payload = row.payload as AdapterPayload;
  return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload;
}

async function destroy(db: Db, issuer: string, model: string, id: string): Promise<void> {
  const gone = await db
    .deleteFrom('identity_payloads')
    .where('model', '=', model)
    .where('id', '=', id)
    .returning('account_id')
    .executeTakeFirst();
  // A log-in ends with its grant, whatever the reason.
  if (model === 'Grant' && gone?.account_id) await tellSignedOut(db, issuer, gone.account_id);
}

// A code or refresh token sent twice at once passes the provider's own look both times; only one may win here.
async function consume(db: Db, model: string, id: string): Promise<void> {
  const result = await db
    .updateTable('identity_payloads')
    .set({ consumed_at: sql<Date>`now()` })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
}
