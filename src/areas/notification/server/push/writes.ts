import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import type { Spent } from '../../rules/budget.ts';
import type { Outcome } from '../../rules/decide.ts';

/** More than one person carries; the one that was not opened for the longest gives way. */
export const MAX_DEVICES = 10;

export interface NewDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly publicKey: string;
  readonly grantId: string | null;
  readonly userAgent: string;
}

/** Keeps a device, or that it was opened again; one where somebody else was logged in before is theirs no more. */
export async function saveDevice(tx: Tx, personId: PersonId, device: NewDevice, now: Date): Promise<string> {
  const { endpoint, p256dh, auth, publicKey, grantId, userAgent } = device;
  const said = { p256dh, auth, public_key: publicKey, grant_id: grantId, user_agent: userAgent };
  const { id } = await tx
    .insertInto('push_devices')
    .values({ id: newId<string>(), person_id: personId, endpoint, ...said, made_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ person_id: personId, ...said, seen_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`delete from push_devices where id in (select id from push_devices where person_id = ${personId}
    order by seen_at desc, id offset ${MAX_DEVICES})`.execute(tx);
  return id;
}

export async function deleteDevice(db: DbOrTx, personId: PersonId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether a key pair of ours is the one that a device was shown. */
export async function isPushKey(db: DbOrTx, publicKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_keys')
    .select('public_key')
    .where('public_key', '=', publicKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a push service said of a device. */
export interface DeviceNote {
  readonly id: string;
  readonly status: number;
  readonly verdict: 'ACCEPTED' | 'REFUSED' | 'LATER' | 'GONE';
}

export async function noteDevices(db: DbOrTx, notes: readonly DeviceNote[], now: Date): Promise<void> {
  if (notes.length === 0) return;
  const gone = notes.filter(({ verdict }) => verdict === 'GONE').map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('push_devices').where('id', 'in', gone).execute();
  // A device that was sent several messages has several notes: what it took counts more than what it did not.
  await sql`update push_devices d set last_status = n.status,
      accepted_at = case when n.accepted then ${now} else d.accepted_at end,
      refused = case when n.accepted then 0 else d.refused + n.refused end
    from (select id, max(status) as status, bool_or(verdict = 'ACCEPTED') as accepted,
        (count(*) filter (where verdict = 'REFUSED'))::int as refused
      from json_to_recordset(${JSON.stringify(notes)}::json) as x(id uuid, status integer, verdict text)
      group by id order by id) n
    where d.id = n.id`.execute(db);
}

export interface OutcomeNote {
  readonly id: NotificationId;
  readonly outcome: Outcome;
}

export async function noteOutcomes(db: DbOrTx, notes: readonly OutcomeNote[]): Promise<void> {
  if (notes.length === 0) return;
  await sql`update notifications n set push_outcome = x.outcome,
      push_begun_at = case when x.outcome = 'WAITS' then null else n.push_begun_at end
    from (select * from json_to_recordset(${JSON.stringify(notes)}::json) as x(id uuid, outcome text) order by id) x
    where n.id = x.id`.execute(db);
}

/** Devices of log-ins that have ended, or where the app was not opened for half a year. */
export async function purgeDevices(db: Db, unseenSince: Date): Promise<void> {
  await sql`delete from push_devices d where d.seen_at < ${unseenSince} or (d.grant_id is not null and not exists (
    select 1 from identity_payloads g where g.model = 'Grant' and g.id = d.grant_id
      and (g.expires_at is null or g.expires_at > now())))`.execute(db);
}

interface Budget extends Spent {
  readonly personId: PersonId;
}

/** What these people were sent on their last day; nobody else changes it until the commit. */
export async function lockBudgets(tx: Tx, people: readonly PersonId[]): Promise<readonly Budget[]> {
  await sql`insert into push_budgets (person_id, day, sent)
    select id, '0001-01-01', 0 from unnest(${people}::uuid[]) as given(id) order by id on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<Budget>`select person_id as "personId", day::text, sent from push_budgets
    where person_id = any(${people}::uuid[]) order by person_id for update`.execute(tx);
  return rows;
}

export async function saveBudgets(tx: Tx, budgets: readonly Budget[]): Promise<void> {
  await sql`update push_budgets b set day = x.day, sent = x.sent
    from json_to_recordset(${JSON.stringify(budgets)}::json) as x("personId" uuid, day date, sent smallint)
    where b.person_id = x."personId"`.execute(tx);
}
