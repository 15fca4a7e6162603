import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { ContactId, PersonId } from '#platform/shared/ids.ts';
import type { Locale } from '#platform/shared/locale.ts';

export interface NewContact {
  readonly id: ContactId;
  readonly person_id: PersonId;
  readonly secret: Buffer;
  readonly locale: Locale;
  readonly token: string;
  readonly created_at: Date;
}

export async function insertContact(tx: Tx, contact: NewContact): Promise<void> {
  await tx.insertInto('emergency_contacts').values(contact).execute();
}

/** Whether there was one; somebody who was told, and not yet that all are back, stays. */
export async function deleteContact(db: DbOrTx, personId: PersonId, id: ContactId): Promise<boolean> {
  const gone = await db
    .deleteFrom('emergency_contacts')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('return_plan_contacts as pc')
            .innerJoin('return_plans as r', 'r.id', 'pc.plan_id')
            .select('pc.plan_id')
            .where('pc.contact_id', '=', id)
            .where('pc.told_at', 'is not', null)
            .where('r.ended_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Whether the link leads to somebody. */
export async function saveAgreed(db: DbOrTx, token: string, agreed: boolean): Promise<boolean> {
  const saved = await db
    .updateTable('emergency_contacts')
    .set({ agreed })
    .where('token', '=', token)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}
