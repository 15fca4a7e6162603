import type { DbOrTx, Tx } from '../../db/database.ts';
import { newId } from '../../new-id.ts';

/** A log-in elsewhere that opens an account. */
export interface LinkedProvider {
  readonly id: string;
  readonly issuer: string;
  readonly email: string;
  readonly linkedAt: Date;
  readonly lastUsedAt: Date | null;
}

interface Subject {
  readonly issuer: string;
  readonly subject: string;
}

export async function linkedAccount(db: DbOrTx, { issuer, subject }: Subject): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_linked_providers')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

/** Those of an account, the oldest first. */
export function linkedProvidersOf(db: DbOrTx, accountId: string): Promise<LinkedProvider[]> {
  return db
    .selectFrom('identity_linked_providers')
    .select(['id', 'issuer', 'email', 'linked_at as linkedAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute();
}

export async function hasLinked(db: DbOrTx, accountId: string, issuer: string): Promise<boolean> {
  return (await linkedProvidersOf(db, accountId)).some((linked) => linked.issuer === issuer);
}

export interface NewLink extends Subject {
  readonly accountId: string;
  readonly email: string;
  readonly madeIn: string | null;
}

/** False when this subject opens an account already, or this account has another of the provider. */
export async function saveLink(tx: Tx, link: NewLink, now: Date): Promise<boolean> {
  const saved = await tx
    .insertInto('identity_linked_providers')
    .values({
      id: newId(),
      account_id: link.accountId,
      issuer: link.issuer,
      subject: link.subject,
      email: link.email,
      made_in: link.madeIn,
      linked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes a log-in, and the address that the provider vouches for by now: for its owner to see, and for nothing else. */
export async function noteUse(
  db: DbOrTx,
  { issuer, subject }: Subject,
  email: string | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('identity_linked_providers')
    .set({ last_used_at: now, ...(email !== undefined && { email }) })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

export async function removeLink(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('identity_linked_providers')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** All of them end: who takes the account back cannot know which are theirs. */
export async function dropLinks(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('identity_linked_providers').where('account_id', '=', accountId).execute();
}

export async function dropLinksMadeIn(tx: Tx, accountId: string, grantId: string): Promise<void> {
  await tx
    .deleteFrom('identity_linked_providers')
    .where('account_id', '=', accountId)
    .where('made_in', '=', grantId)
    .execute();
}

/** What was linked on the way in belongs to the log-in that came of it. */
export async function nameLogInOfLinks(tx: Tx, accountId: string, grantId: string): Promise<void> {
  await tx
    .updateTable('identity_linked_providers')
    .set({ made_in: grantId })
    .where('account_id', '=', accountId)
    .where('made_in', 'is', null)
    .execute();
}
