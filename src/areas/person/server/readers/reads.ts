import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { MAX_NAMED_READERS, type ReasonAgainst } from '../../rules/readers.ts';
import { blockedPairSql } from '../relations/reads.ts';

type Sql = RawBuilder<unknown>;

/** Whether what somebody writes to many does not come to a person: suspended, or blocked either way. */
export function unreachableSql(person: Sql, writer: Sql): RawBuilder<boolean> {
  return sql<boolean>`(exists (select 1 from people s where s.id = ${person} and s.suspended_at is not null)
    or ${blockedPairSql(person, writer)})`;
}

interface Counted {
  readonly why: ReasonAgainst | null;
  readonly count: number;
  readonly ids: PersonId[];
}

/** Of rows of `id` and `why`, which is null for those who get it: how many there are of each, and the first of them. */
export async function countedByReason(db: DbOrTx, asked: Sql): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select why, count(*)::int as count, (array_agg(id order by id))[1:${sql.lit(MAX_NAMED_READERS)}]::uuid[] as ids
    from (${asked}) a group by why order by why`.execute(db);
  return rows;
}

/** Those of rows of `id` and `why` who get it. */
export async function idsOfReaders(db: DbOrTx, asked: Sql): Promise<PersonId[]> {
  const { rows } = await sql<{ id: PersonId }>`
    select id from (${asked}) a where why is null order by id`.execute(db);
  return rows.map(({ id }) => id);
}
