import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HostActId, HuddleId } from '#platform/shared/ids.ts';
import type { HostActKind, PastAct } from '../../rules/host-acts.ts';

/** One entry of the log of a huddle; what stood before is one party, unless all were marked as come. */
export async function actOf(db: DbOrTx, huddleId: HuddleId, actId: HostActId): Promise<PastAct | undefined> {
  const { rows } = await sql<PastAct>`select id, kind, host_id as "hostId", person_id as "personId",
      unregistered_id as "unregisteredId", reason, before, at, undone_at is not null as undone
    from host_acts where id = ${actId} and huddle_id = ${huddleId}`.execute(db);
  return rows[0];
}

export interface ListedAct {
  readonly id: HostActId;
  readonly kind: HostActKind;
  readonly name: string | null;
  readonly hostName: string | null;
  readonly reason: string;
  readonly at: Date;
  readonly undone: boolean;
}

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
  /** Only why others were let in. */
  readonly reasonsOnly: boolean;
}

/** The log of a huddle, newest first; one more than asked for says that there are more. Ids rise with time. */
export async function listActs(
  db: DbOrTx,
  huddleId: HuddleId,
  { after, limit, reasonsOnly }: Page,
): Promise<ListedAct[]> {
  const id = /^[0-9a-f-]{36}$/.test(after ?? '') ? after : undefined;
  const { rows } = await sql<ListedAct>`
    select a.id, a.kind, coalesce(p.display_name, u.name) as name, h.display_name as "hostName", a.reason, a.at,
      a.undone_at is not null as undone
    from (select * from host_acts where huddle_id = ${huddleId} ${id ? sql`and id < ${id}::uuid` : sql``}
      ${reasonsOnly ? sql`and kind = 'LET_IN' and undone_at is null` : sql``}
      order by id desc limit ${limit + 1}) a
    left join people p on p.id = a.person_id left join people h on h.id = a.host_id
    left join unregistered_parties u on u.id = a.unregistered_id
    order by a.id desc`.execute(db);
  return rows;
}

/** Locked until the transaction ends, so that it is undone once. */
export async function lockAct(tx: Tx, actId: HostActId): Promise<void> {
  await sql`select from host_acts where id = ${actId} for update`.execute(tx);
}
