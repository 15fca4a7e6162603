import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '../db/database.ts';

export interface IdentityKeys {
  /** Private key that signs what our own app gets: ES256, with its `kid`. */
  readonly signing: JWK;
  /** The same for other apps: RS256, which every OpenID client knows. */
  readonly signingForOthers: JWK;
  readonly cookies: readonly string[];
}

/** The keys of the embedded provider: made once, kept in the database, the same for every process. */
export async function loadKeys(db: Db): Promise<IdentityKeys> {
  const signing = await keep(db, 'signing', () => newSigningKey('ES256'));
  const signingForOthers = await keep(db, 'signing-for-others', () => newSigningKey('RS256'));
  const cookies = await keep(db, 'cookies', async () => [randomBytes(32).toString('base64url')]);
  return { signing, signingForOthers, cookies };
}

/** Encrypts what is kept of another provider's tokens, so that the table of sessions alone opens nothing there. */
export async function loadSessionKey(db: Db): Promise<Buffer> {
  const key = await keep(db, 'page-sessions', async () => randomBytes(32).toString('base64url'));
  return Buffer.from(key, 'base64url');
}

/** Encrypts the secrets of second factors, which an app of the owner has too. */
export async function loadFactorKey(db: Db): Promise<Buffer> {
  const key = await keep(db, 'second-factors', async () => randomBytes(32).toString('base64url'));
  return Buffer.from(key, 'base64url');
}

async function newSigningKey(alg: 'ES256' | 'RS256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg, use: 'sig', kid: randomBytes(8).toString('hex') };
}

// Two processes may start on an empty database: the first to insert wins, and both read the winner.
async function keep<Value>(db: Db, name: string, make: () => Promise<Value>): Promise<Value> {
  const known = await read<Value>(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('identity_keys')
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await read<Value>(db, name);
  if (kept === undefined) throw new Error(`identity key ${name} was not kept`);
  return kept;
}

async function read<Value>(db: Db, name: string): Promise<Value | undefined> {
  const row = await db
    .selectFrom('identity_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value as Value | undefined;
}
