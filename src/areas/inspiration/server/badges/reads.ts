import { sql } from 'kysely';
import type { FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { BadgeRequestId, PersonId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { badgeNames } from '../../rules/badge-names.ts';
import type { Profession } from '../../rules/badges.ts';

export type RequestState = 'OPEN' | 'GRANTED' | 'DECLINED';

export async function badgeOf(db: DbOrTx, personId: PersonId): Promise<Profession | null> {
  const row = await db
    .selectFrom('badges')
    .select('profession')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.profession ?? null;
}

export interface LastRequest {
  readonly profession: Profession;
  readonly state: RequestState;
  readonly created_at: Date;
}

export async function lastRequestOf(db: DbOrTx, personId: PersonId): Promise<LastRequest | null> {
  const found = await sql<LastRequest>`select profession, state, created_at from badge_requests
    where person_id = ${personId} order by id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** Whether a request of this person waits; their next one waits for this one. */
export async function hasOpenRequest(tx: Tx, personId: PersonId): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`badge ${personId}`}, 0))`.execute(tx);
  const found =
    await sql`select 1 from badge_requests where person_id = ${personId} and state = 'OPEN'`.execute(tx);
  return found.rows.length > 0;
}

export interface RequestRow extends Omit<FaceRow, 'id'> {
  readonly id: BadgeRequestId;
  readonly person_id: PersonId;
  readonly profession: Profession;
  readonly proof: string;
  readonly created_at: Date;
}

/** What waits for this moderator, oldest first: nobody decides about themselves. */
export async function listOpenRequests(
  db: DbOrTx,
  moderatorId: PersonId,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<RequestRow[]> {
  const found =
    await sql<RequestRow>`select r.id, r.person_id, r.profession, r.proof, r.created_at, p.username,
      p.display_name, p.picture_media_id
    from badge_requests r join people p on p.id = r.person_id
    where r.state = 'OPEN' and r.person_id <> ${moderatorId} ${andAfter(sql`r.id`, page.after)}
    order by r.id limit ${page.limit + 1}`.execute(db);
  return found.rows;
}

export async function lockRequest(tx: Tx, id: BadgeRequestId) {
  const found = await sql<{ person_id: PersonId; profession: Profession; state: RequestState }>`
    select person_id, profession, state from badge_requests where id = ${id} for update`.execute(tx);
  return found.rows[0];
}

/** The request of this person for this badge that still waits. */
export async function lockOpenRequest(
  tx: Tx,
  personId: PersonId,
  profession: Profession,
): Promise<BadgeRequestId | undefined> {
  const found = await sql<{ id: BadgeRequestId }>`select id from badge_requests
    where person_id = ${personId} and profession = ${profession} and state = 'OPEN' for update`.execute(tx);
  return found.rows[0]?.id;
}

/** The last request of this person that led to this badge. */
export async function grantedRequestOf(
  tx: Tx,
  personId: PersonId,
  profession: Profession,
): Promise<BadgeRequestId | undefined> {
  const found = await sql<{ id: BadgeRequestId }>`select id from badge_requests
    where person_id = ${personId} and profession = ${profession} and state = 'GRANTED'
    order by id desc limit 1`.execute(tx);
  return found.rows[0]?.id;
}

/** What was asked for in those of these requests that are this person's own, in their language. */
export async function professionsOfBadges(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; profession: Profession; locale: string }>`
    select r.id, r.profession, p.locale from badge_requests r join people p on p.id = r.person_id
    where r.id = any(${ids}::uuid[]) and r.person_id = ${personId}`.execute(db);
  return new Map(
    found.rows.map(({ id, profession, locale }) => [id, badgeNames[bestLocale(locale)][profession]]),
  );
}
