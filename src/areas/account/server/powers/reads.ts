import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Power } from '../../rules/powers.ts';

export interface Powers {
  readonly personId: PersonId;
  readonly username: string;
  readonly has: Readonly<Record<Power, boolean>>;
}

/** The person of a username, locked until the transaction ends, with what they were granted. */
export async function lockPowers(db: DbOrTx, username: string): Promise<Powers | undefined> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'username', 'beta_user', 'dev_user', 'moderator', 'operator', 'trusted'])
    .where('username', '=', username)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      personId: row.id,
      username: row.username ?? username,
      has: {
        beta: row.beta_user,
        dev: row.dev_user,
        moderator: row.moderator,
        operator: row.operator,
        trusted: row.trusted,
      },
    }
  );
}

const OPERATORS = 7_251_002;

/** Whether nobody else who is in operates; two who revoke each other at once take turns. */
export async function isLastOperator(tx: Tx, personId: PersonId): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${OPERATORS})`.execute(tx);
  const other = await tx
    .selectFrom('people')
    .select('id')
    .where('operator', '=', true)
    .where('suspended_at', 'is', null)
    .where('id', '!=', personId)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** The newest acts first. */
export function listActs(db: DbOrTx, limit: number) {
  return db
    .selectFrom('operator_acts')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Since when and until when somebody is suspended, locked. */
export async function lockSuspension(
  tx: Tx,
  personId: PersonId,
): Promise<{ readonly since: Date | null; readonly until: Date | null } | undefined> {
  return tx
    .selectFrom('people')
    .select(['suspended_at as since', 'suspended_until as until'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
}

const MAX_A_RUN = 500;

/** Whose suspension is over. */
export async function overdueSuspensions(db: DbOrTx, now: Date): Promise<PersonId[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('suspended_until', '<=', now)
    // Who is about to be deleted stays hidden, whatever else would be over.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('account_deletions').select('person_id').whereRef('person_id', '=', 'people.id')),
      ),
    )
    .limit(MAX_A_RUN)
    .execute();
  return rows.map(({ id }) => id);
}
