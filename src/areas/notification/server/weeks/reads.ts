import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { KindNumbers } from '../../rules/week.ts';

/** What somebody was told in the last seven days. */
export interface WeekNumbers {
  readonly told: number;
  readonly pushed: number;
  readonly mailed: number;
  readonly opened: number;
}

/** More is not looked at: anybody who was told as much has other worries than the last of them. */
const MAX_READ = 200;

const told = (
  personId: PersonId,
  since: Date,
) => sql`(select * from (select kind, created_at, opened, read_at,
    push_outcome, mail_outcome from notifications where recipient_id = ${personId} order by id desc
    limit ${sql.lit(MAX_READ)}) newest where created_at >= ${since}) n`;

export async function weekOf(db: DbOrTx, personId: PersonId, since: Date): Promise<WeekNumbers> {
  const { rows } = await sql<WeekNumbers>`select count(*)::int as told,
      (count(*) filter (where push_outcome = 'SENT'))::int as pushed,
      (count(*) filter (where mail_outcome = 'SENT'))::int as mailed,
      (count(*) filter (where opened))::int as opened
    from ${told(personId, since)}`.execute(db);
  return rows[0] ?? { told: 0, pushed: 0, mailed: 0, opened: 0 };
}

/** What somebody was told of each kind, but for those that they were asked about before. */
export async function kindNumbersOf(
  db: DbOrTx,
  personId: PersonId,
  since: Date,
): Promise<readonly (Omit<KindNumbers, 'kind'> & { readonly kind: string })[]> {
  const { rows } = await sql<Omit<KindNumbers, 'kind'> & { readonly kind: string }>`
    select n.kind, count(*)::int as told, min(n.created_at) as "firstAt",
      max(n.read_at) filter (where n.opened) as "openedAt"
    from ${told(personId, since)}
    where not exists (select 1 from notification_offers o where o.person_id = ${personId} and o.kind = n.kind)
    group by n.kind order by told desc, n.kind`.execute(db);
  return rows;
}
