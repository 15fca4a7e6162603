import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { PersonId } from '#platform/shared/ids.ts';

export interface OperatorAct {
  readonly id: string;
  readonly at: Date;
  readonly operator: string;
  readonly act: 'GRANT' | 'REVOKE';
  /** A flag, a role, or the trade of a badge. */
  readonly power: DB['operator_acts']['power'];
  readonly personId: PersonId;
  readonly personName: string;
}

export async function logAct(tx: Tx, { personId, personName, ...act }: OperatorAct): Promise<void> {
  await tx
    .insertInto('operator_acts')
    .values({ ...act, person_id: personId, person_name: personName })
    .execute();
}
