import { type RawBuilder, sql } from 'kysely';
import { hasSwitchedOff } from '#areas/notification/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { Dues } from '../../contract/keeping.ts';
import type { KnownMembers } from '../../rules/dues.ts';
import { writtenTo } from '../keeping/store.ts';

export async function saveDues(tx: Tx, communityId: CommunityId, dues: Dues | null): Promise<void> {
  await sql`update communities set dues_cents = ${dues?.cents ?? null}, dues_currency = ${dues?.currency ?? null},
    dues_every = ${dues?.every ?? null} where id = ${communityId}`.execute(tx);
}

export async function membersAmong(
  db: DbOrTx,
  communityId: CommunityId,
  ids: readonly PersonId[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from memberships
    where community_id = ${communityId} and person_id = any(${ids}::uuid[]) and state = 'MEMBER'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Each is a row of the history, too: so many in one statement. */
const DAYS_AT_ONCE = 1_000;

/** Notes the day for these members; answers of how many it is another one now. */
export async function savePaidUntil(
  tx: Tx,
  communityId: CommunityId,
  days: ReadonlyArray<{ readonly id: string; readonly paidUntil: string | null }>,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const some = JSON.stringify(days.slice(at, at + DAYS_AT_ONCE));
    const changed = await sql`update memberships m set paid_until = d."paidUntil"
      from jsonb_to_recordset(${some}::jsonb) as d(id uuid, "paidUntil" text)
      where m.community_id = ${communityId} and m.person_id = d.id and m.state = 'MEMBER'
        and m.paid_until is distinct from d."paidUntil"`.execute(tx);
    count += Number(changed.numAffectedRows ?? 0n);
  }
  return count;
}

export interface Payer {
  readonly id: PersonId;
  readonly paidUntil: string | null;
}

/** Members by these numbers, usernames and proved addresses, which are in lower case. */
export async function payersOf(
  db: DbOrTx,
  communityId: CommunityId,
  { numbers, names }: { readonly numbers: readonly number[]; readonly names: readonly string[] },
): Promise<KnownMembers<Payer>> {
  const { rows } = await sql<
    Payer & { number: number | null; username: string | null; email: string | null }
  >`
    select m.person_id as id, m.paid_until as "paidUntil", m.number, lower(p.username::text) as username,
      case when p.email_verified then lower(p.email::text) end as email
    from people p join memberships m on m.person_id = p.id and m.community_id = ${communityId} and m.state = 'MEMBER'
    where p.id = any(array(select id from people where username = any(${names}::citext[])
      union all select id from people where email = any(${names}::citext[])
      union all select person_id from memberships where community_id = ${communityId} and number = any(${numbers}::int[])))`.execute(
    db,
  );
  const named = new Map(rows.flatMap((row) => [[row.username, row] as const, [row.email, row] as const]));
  const numbered = new Map(rows.map((row) => [row.number, row]));
  return { byName: (who) => named.get(who), byNumber: (number) => numbered.get(number) };
}

export interface Asked {
  readonly ids: readonly PersonId[];
  readonly by: PersonId;
  readonly today: string;
  readonly since: Date;
}

/** Each of these people as `id`, with `why` they are not reminded of their dues now; null for those who are. */
export function askedForDues(
  communityId: CommunityId,
  { ids, by, today, since }: Asked,
): RawBuilder<unknown> {
  return sql`select w.id, case when w.why is not null then w.why
      when m.paid_until >= ${today} then 'PAID'
      when m.dues_asked_at > ${since} then 'REMINDED'
      when ${hasSwitchedOff(sql`w.id`, 'COMMUNITY_DUES')} then 'SWITCHED_OFF' end as why
    from (${writtenTo(communityId, by, ids)}) w
    left join memberships m on m.community_id = ${communityId} and m.person_id = w.id`;
}

/** Notes that these members are reminded now; answers who of them still has dues open and was not reminded since. */
export async function markReminded(
  tx: Tx,
  communityId: CommunityId,
  { asked, now }: { readonly asked: Asked; readonly now: Date },
): Promise<PersonId[]> {
  const { rows } = await sql<{ id: PersonId }>`
    update memberships m set dues_asked_at = ${now} from (${askedForDues(communityId, asked)}) a
    where m.community_id = ${communityId} and m.person_id = a.id and a.why is null and m.state = 'MEMBER'
      and (m.paid_until is null or m.paid_until < ${asked.today})
      and (m.dues_asked_at is null or m.dues_asked_at <= ${asked.since})
    returning m.person_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}
