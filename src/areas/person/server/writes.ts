import { sql } from 'kysely';
import { publish } from '#platform/server/bus.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Locale } from '#platform/shared/locale.ts';
import type { ProfilePart } from '../rules/profile-parts.ts';
import type { SuggestedName } from '../rules/suggested-name.ts';

export interface NewPerson {
  readonly personId: PersonId;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Opens the app to them at once; they choose their own when they come to the gate. */
  readonly name: SuggestedName | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** Makes a person for an identity; false when another request was first, then nothing is made. */
export async function createPerson(tx: Tx, person: NewPerson): Promise<boolean> {
  await tx
    .insertInto('people')
    .values({
      id: person.personId,
      email: person.email,
      email_verified: person.emailVerified,
      locale: person.locale,
      created_at: person.now,
      ...(person.name && namedAs(person.name, person.now)),
    })
    .execute();
  const identity = await tx
    .insertInto('identities')
    .values({
      issuer: person.issuer,
      subject: person.subject,
      person_id: person.personId,
      created_at: person.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (identity.numInsertedOrUpdatedRows === 1n) return true;
  await tx.deleteFrom('people').where('id', '=', person.personId).execute();
  return false;
}

function namedAs({ username, displayName }: SuggestedName, now: Date) {
  return { username, display_name: displayName, name_suggested: true, onboarded_at: now };
}

/** Whether somebody has already proved to read this address. */
export async function isEmailProved(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', sql.lit(true))
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the person reads this address. */
export async function proveEmailOf(tx: Tx, personId: PersonId, email: string): Promise<void> {
  await tx
    .updateTable('people')
    .set((eb) => ({ email, email_verified: true, version: eb('version', '+', 1) }))
    .where('id', '=', personId)
    .execute();
  await publish(tx, 'person.changed', { personId });
}

export async function saveTrendsPublished(tx: Tx, personId: PersonId, published: boolean): Promise<void> {
  await tx.updateTable('people').set({ trends_published: published }).where('id', '=', personId).execute();
}

const shownColumns = { CLUBS: 'clubs_shown', COMPANIONS: 'companions_shown' } as const;

export async function savePartShown(
  tx: Tx,
  personId: PersonId,
  part: ProfilePart,
  shown: boolean,
): Promise<void> {
  await tx
    .updateTable('people')
    .set({ [shownColumns[part]]: shown })
    .where('id', '=', personId)
    .execute();
}
