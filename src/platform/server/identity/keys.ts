import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '../db/database.ts';

/** Each in the order of use: the first signs, and what any of them has signed is believed. */
export interface IdentityKeys {
  /** Private keys that sign what our own app gets: ES256, with their `kid`. */
  readonly signing: readonly JWK[];
  /** The same for other apps: RS256, which every OpenID client knows. */
  readonly signingForOthers: readonly JWK[];
  readonly cookies: readonly string[];
}

/** Which keys there are, and how a new one of each is made. */
export const makeKey = {
  signing: () => newSigningKey('ES256'),
  'signing-for-others': () => newSigningKey('RS256'),
  cookies: async () => [randomWord()],
  'page-sessions': async () => randomWord(),
  'second-factors': async () => randomWord(),
  webhooks: async () => randomWord(),
  contacts: async () => randomWord(),
} as const satisfies Readonly<Record<string, () => Promise<unknown>>>;

export type KeyName = keyof typeof makeKey;
export const keyNames: readonly KeyName[] = [
  'signing',
  'signing-for-others',
  'cookies',
  'page-sessions',
  'second-factors',
  'webhooks',
  'contacts',
];

/** What every process hears when a key was changed. */
export const KEYS_CHANGED = 'identity-keys.changed';

/** The keys of the embedded provider: made once, kept in the database, the same for every process. */
export async function loadKeys(db: Db): Promise<IdentityKeys> {
  const signing = await load<JWK>(db, 'signing');
  const signingForOthers = await load<JWK>(db, 'signing-for-others');
  const cookies = (await load<readonly string[]>(db, 'cookies')).flat();
  return { signing, signingForOthers, cookies };
}

/** Encrypt what is kept of another provider's tokens, so that the table of sessions alone opens nothing there. */
export function loadSessionKeys(db: Db): Promise<readonly Buffer[]> {
  return loadSeals(db, 'page-sessions');
}

/** Encrypt the secrets of second factors, which an app of the owner has too. */
export function loadFactorKeys(db: Db): Promise<readonly Buffer[]> {
  return loadSeals(db, 'second-factors');
}

/** Encrypt what the deliveries of webhooks are signed with, which the program that hears them has too. */
export function loadWebhookKeys(db: Db): Promise<readonly Buffer[]> {
  return loadSeals(db, 'webhooks');
}

/** Encrypt who somebody's emergency contacts are, and how they are reached. */
export function loadContactKeys(db: Db): Promise<readonly Buffer[]> {
  return loadSeals(db, 'contacts');
}

async function loadSeals(db: Db, name: KeyName): Promise<readonly Buffer[]> {
  return (await load<string>(db, name)).map((word) => Buffer.from(word, 'base64url'));
}

const RSA_BITS = 3_072;

async function newSigningKey(alg: 'ES256' | 'RS256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true, modulusLength: RSA_BITS });
  return { ...(await exportJWK(privateKey)), alg, use: 'sig', kid: randomBytes(8).toString('hex') };
}

/** Whether an RSA key is shorter than those that are made now. */
export function isShort({ n }: JWK): boolean {
  return n !== undefined && Buffer.from(n, 'base64url').length * 8 < RSA_BITS;
}

function randomWord(): string {
  return randomBytes(32).toString('base64url');
}

// Two processes may start on an empty database: the first to insert wins, and both read the winner.
async function load<Value>(db: Db, name: KeyName): Promise<Value[]> {
  const known = await read<Value>(db, name);
  if (known.length > 0) return known;
  await db
    .insertInto('identity_keys')
    .values({ name, value: JSON.stringify(await makeKey[name]()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await read<Value>(db, name);
  if (kept.length === 0) throw new Error(`identity key ${name} was not kept`);
  return kept;
}

/** The one in use, and then those that may have been, the newest first; none before the first start. */
async function read<Value>(db: Db, name: KeyName): Promise<Value[]> {
  const inUse = await db
    .selectFrom('identity_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!inUse) return [];
  const older = await db
    .selectFrom('identity_older_keys')
    .select('value')
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .execute();
  return [inUse, ...older].map(({ value }) => value as Value);
}
