import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { awardNames } from '../../rules/award-names.ts';
import type { AwardId } from '../../rules/awards.ts';

export interface Span {
  readonly from: Date;
  readonly until: Date;
}

export interface Finisher {
  readonly personId: PersonId;
  readonly betaUser: boolean;
}

/** How far what ended has been looked through. */
export async function checkedUntil(db: DbOrTx): Promise<Date | undefined> {
  const row = await db.selectFrom('award_checks').select('checked_until').executeTakeFirst();
  return row?.checked_until;
}

/**
 * People with an outing or a drive of their own that ended in the span, one page by their ids. An outing of more
 * than sixty days counts with the next one.
 */
export async function listFinishers(
  db: DbOrTx,
  { from, until }: Span,
  after: PersonId | null,
  limit: number,
): Promise<Finisher[]> {
  const found = await sql<Finisher>`
    select p.id as "personId", p.beta_user as "betaUser" from people p where p.id in (
      select t.person_id from huddles h join participations t on t.huddle_id = h.id
      where h.status = 'PUBLISHED' and h.starts_at > ${from}::timestamptz - interval '60 days'
        and h.starts_at <= ${until} and h.ends_at > ${from} and h.ends_at <= ${until}
        and (t.place = 'CONFIRMED' or t.role in ('HOST', 'CO_HOST'))
      union all
      select c.owner_id from carpools c
      where c.kind = 'OFFER' and c.status = 'OPEN' and c.last_at > ${from} and c.last_at <= ${until})
    ${after === null ? sql`` : sql`and p.id > ${after}::uuid`} and p.suspended_at is null
    order by p.id limit ${limit}`.execute(db);
  return found.rows;
}

/** The names of awards among these that are this person's own, in their language. */
export async function namesOfAwards(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; award: AwardId; locale: string }>`
    select a.id, a.award, p.locale from noted_awards a join people p on p.id = a.person_id
    where a.id = any(${ids}::uuid[]) and a.person_id = ${personId}`.execute(db);
  return new Map(found.rows.map(({ id, award, locale }) => [id, awardNames[bestLocale(locale)][award]]));
}
