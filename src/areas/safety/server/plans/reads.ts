import { type Selectable, sql } from 'kysely';
import { findHuddle, insideHuddle, peopleOf, visibleHuddles } from '#areas/huddle/server/public.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { ReturnPlans } from '#platform/server/db/schema.ts';
import type { HuddleId, PersonId, ReturnPlanId } from '#platform/shared/ids.ts';
import type { Countdown } from '../../rules/stages.ts';
import { type ContactRow, type Keys, opened, sealedColumns } from '../contacts/reads.ts';

export type PlanRow = Selectable<ReturnPlans>;

/** How somebody stands to a plan: EDIT may change what it says, PARTY may end and extend it. */
export type PlanAccess = 'EDIT' | 'PARTY';

export interface VisiblePlan {
  readonly row: PlanRow;
  readonly access: PlanAccess;
  /** The name of its outing. */
  readonly huddle: string | null;
  /** Who is out there, hosts and guests included. */
  readonly people: number;
}

/** A plan for those whom it concerns: missing and not theirs look the same. */
export async function findPlan(
  db: DbOrTx,
  personId: PersonId,
  id: ReturnPlanId,
): Promise<VisiblePlan | undefined> {
  const row = await db.selectFrom('return_plans').selectAll().where('id', '=', id).executeTakeFirst();
  return row && seenBy(db, personId, row);
}

/** The same, locked until the transaction ends. */
export async function lockPlan(
  tx: Tx,
  personId: PersonId,
  id: ReturnPlanId,
): Promise<VisiblePlan | undefined> {
  const row = await tx
    .selectFrom('return_plans')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && seenBy(tx, personId, row);
}

async function seenBy(db: DbOrTx, personId: PersonId, row: PlanRow): Promise<VisiblePlan | undefined> {
  if (row.huddle_id === null)
    return row.owner_id === personId ? { row, access: 'EDIT', huddle: null, people: 1 } : undefined;
  const found = await findHuddle(db, { personId }, row.huddle_id);
  if (found?.access !== 'HOST' && found?.access !== 'INSIDE') return undefined;
  const access = found.access === 'HOST' ? 'EDIT' : 'PARTY';
  const people = found.row.confirmed_people + found.hosts.length;
  return { row, access, huddle: found.row.name, people };
}

export function countdownOf(row: PlanRow): Countdown {
  return {
    expectedAt: row.expected_at,
    graceMinutes: row.grace_minutes,
    alone: row.huddle_id === null,
    reached: row.reached,
    askedLate: row.asked_late,
  };
}

const MAX_LISTED = 20;

/** What somebody started, and what runs of outings they go to or host: what runs, then what ended last. */
export async function listPlans(db: Db, personId: PersonId): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select * from (
      (select r.* from return_plans r where r.owner_id = ${personId}
        order by r.ended_at is not null, r.started_at desc limit ${sql.lit(MAX_LISTED)})
      union select r.* from return_plans r
        join participations me on me.huddle_id = r.huddle_id and me.person_id = ${personId}
        join huddles h on h.id = r.huddle_id
        where r.ended_at is null and ${insideHuddle} and ${visibleHuddles(personId)}) mine
    order by ended_at is not null, started_at desc limit ${sql.lit(MAX_LISTED)}`.execute(db);
  return rows;
}

export function latestOfHuddle(db: Db, huddleId: HuddleId): Promise<PlanRow | undefined> {
  return db
    .selectFrom('return_plans')
    .selectAll()
    .where('huddle_id', '=', huddleId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The names of those among these plans that concern the person now. */
export async function namesOfReturnPlans(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly ReturnPlanId[],
): Promise<Map<ReturnPlanId, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: ReturnPlanId; name: string }>`
    select r.id, r.name from return_plans r
    left join huddles h on h.id = r.huddle_id
    left join participations me on me.huddle_id = h.id and me.person_id = ${personId}
    where r.id = any(${ids}::uuid[])
      and case when r.huddle_id is null then r.owner_id = ${personId}
        else ${insideHuddle} and ${visibleHuddles(personId)} end`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface PlanPeople {
  readonly party: readonly PersonId[];
  readonly hosts: readonly PersonId[];
}

/** Who is asked, hosts among them as they lead the day, and who hosts; alone it is the one person. */
export async function peopleOfPlan(db: DbOrTx, id: ReturnPlanId): Promise<PlanPeople | undefined> {
  const row = await db
    .selectFrom('return_plans')
    .select(['owner_id', 'huddle_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { owner_id, huddle_id } = row;
  if (huddle_id === null) return { party: [owner_id], hosts: [] };
  const [party, hosts] = await Promise.all([
    peopleOf(db, 'GOING', [huddle_id]),
    peopleOf(db, 'HOSTS', [huddle_id]),
  ]);
  const hosting = hosts.get(huddle_id) ?? [];
  return { party: [...(party.get(huddle_id) ?? []), ...hosting], hosts: hosting };
}

/** The proved addresses of everybody who comes along. */
export async function addressesOfParty(
  db: DbOrTx,
  { huddleId, ownerId }: { readonly huddleId: HuddleId | null; readonly ownerId: PersonId },
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from people where id = ${ownerId} and email is not null
    union select p.email from participations t join people p on p.id = t.person_id
      where t.huddle_id = ${huddleId} and (t.place = 'CONFIRMED' or t.role <> 'PARTICIPANT') and p.email is not null`.execute(
    db,
  );
  return rows.map(({ email }) => email);
}

export interface PlanContact extends ContactRow {
  readonly plan_token: string | null;
  readonly told_at: Date | null;
  readonly seen_at: Date | null;
}

/** The contacts of everybody that a plan would tell; of those who said no only whom it has told before. */
export async function contactsOfPlan(db: DbOrTx, keys: Keys, id: ReturnPlanId): Promise<PlanContact[]> {
  const rows = await db
    .selectFrom('return_plan_contacts as pc')
    .innerJoin('emergency_contacts as c', 'c.id', 'pc.contact_id')
    .select(sealedColumns.map((column) => `c.${column}` as const))
    .select(['pc.token as plan_token', 'pc.told_at', 'pc.seen_at'])
    .where('pc.plan_id', '=', id)
    .where((eb) =>
      eb.or([eb('c.agreed', 'is', null), eb('c.agreed', '=', true), eb('pc.told_at', 'is not', null)]),
    )
    .orderBy('c.id')
    .execute();
  return rows.map(({ plan_token, told_at, seen_at, ...row }) => ({
    ...opened(keys, row),
    plan_token,
    told_at,
    seen_at,
  }));
}

export function checkInsOf(db: DbOrTx, id: ReturnPlanId) {
  return db
    .selectFrom('return_plan_check_ins')
    .select(['id', 'person_id', 'at', 'note', 'lat', 'lng'])
    .where('plan_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
