import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { PersonId } from '#platform/shared/ids.ts';

export interface OperatorAct {
  readonly id: string;
  readonly at: Date;
  readonly operator: string;
  readonly act: DB['operator_acts']['act'];
  /** A flag, a role, or the trade of a badge; null where nothing was granted or revoked. */
  readonly power: DB['operator_acts']['power'];
  /** Whom it was about. */
  readonly personId: PersonId | null;
  readonly personName: string | null;
  /** Which job, or which words. */
  readonly detail?: string;
}

export async function logAct(tx: Tx, { personId, personName, ...act }: OperatorAct): Promise<void> {
  await tx
    .insertInto('operator_acts')
    .values({ ...act, person_id: personId, person_name: personName })
    .execute();
}
