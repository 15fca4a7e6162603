import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { loadContactKeys } from '#platform/server/identity/keys.ts';
import { seal, unseal } from '#platform/server/identity/page-sessions/seal.ts';
import type { ContactId, PersonId } from '#platform/shared/ids.ts';
import type { Locale } from '#platform/shared/locale.ts';

/** Who a contact is and how they are reached; sealed in the database. */
export interface ContactDetails {
  readonly name: string;
  readonly relation: string;
  readonly email: string;
  readonly phone: string;
}

export interface ContactRow extends ContactDetails {
  readonly id: ContactId;
  readonly person_id: PersonId;
  readonly locale: Locale;
  readonly token: string;
  readonly agreed: boolean | null;
}

interface SealedRow extends Omit<ContactRow, keyof ContactDetails> {
  readonly secret: Buffer;
}

export const sealedColumns = ['id', 'person_id', 'secret', 'locale', 'token', 'agreed'] as const;

export async function contactsOf(db: DbOrTx, keys: Keys, personId: PersonId): Promise<ContactRow[]> {
  const rows = await db
    .selectFrom('emergency_contacts')
    .select(sealedColumns)
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => opened(keys, row));
}

/** Those of these contacts that belong to the person. */
export async function ownContacts(
  db: DbOrTx,
  keys: Keys,
  personId: PersonId,
  ids: readonly ContactId[],
): Promise<ContactRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('emergency_contacts')
    .select(sealedColumns)
    .where('person_id', '=', personId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return rows.map((row) => opened(keys, row));
}

/** Keeps others who add a contact for the same person waiting. */
export async function lockOwner(tx: Tx, personId: PersonId): Promise<string | null> {
  const row = await tx
    .selectFrom('people')
    .select('email')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function contactByToken(
  db: DbOrTx,
  keys: Keys,
  token: string,
): Promise<(ContactRow & { readonly from: string }) | undefined> {
  const row = await db
    .selectFrom('emergency_contacts as c')
    .innerJoin('people as p', 'p.id', 'c.person_id')
    .select(['c.id', 'c.person_id', 'c.secret', 'c.locale', 'c.token', 'c.agreed', 'p.display_name'])
    .where('c.token', '=', token)
    .executeTakeFirst();
  return row && { ...opened(keys, row), from: row.display_name };
}

export type Keys = readonly Buffer[];

export const keysOf = (db: Db): Promise<Keys> => loadContactKeys(db);

export function sealed(keys: Keys, id: ContactId, details: ContactDetails): Buffer {
  return seal(keys, id, JSON.stringify(details));
}

/** A contact that no key opens any longer has no address, and is shown as such. */
export function opened(keys: Keys, { secret, ...row }: SealedRow): ContactRow {
  const text = unseal(keys, row.id, secret);
  const details: ContactDetails = text ? JSON.parse(text) : { name: '', relation: '', email: '', phone: '' };
  const { id, person_id, locale, token, agreed } = row;
  return { id, person_id, locale, token, agreed, ...details };
}

/** Rows with a sealed `secret` as their owner reads them: with its details in its place. */
export async function openedForOwner(
  db: Db,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<Readonly<Record<string, unknown>>[]> {
  const keys = await keysOf(db);
  return rows.map(({ secret, ...row }) => {
    const text = secret instanceof Buffer ? unseal(keys, String(row.id), secret) : undefined;
    return { ...row, ...(text ? JSON.parse(text) : {}) };
  });
}
