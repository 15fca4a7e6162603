import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Missed } from '../../rules/missed.ts';
import type { VisibleHuddle } from '../reads.ts';

/** Through which huddle a host looks: what was missed there itself stands in its own list. */
export interface HostLook {
  readonly hostId: PersonId;
  readonly huddleId: HuddleId;
  readonly communityId: CommunityId | null;
  readonly now: Date;
}

export function lookOf(
  platform: Platform,
  viewer: Pick<Viewer, 'personId'>,
  { row }: VisibleHuddle,
): HostLook {
  const { id: huddleId, community_id: communityId } = row;
  return { hostId: viewer.personId, huddleId, communityId, now: platform.now() };
}

interface MissedRow {
  readonly missed: Missed;
  readonly reply: string | null;
  readonly startsAt: Date;
}

const MAX_SHOWN = 100;

const hostedBy = (hostId: PersonId) => sql`exists (select from participations host where host.huddle_id = h.id
  and host.person_id = ${hostId} and host.role in ('HOST', 'CO_HOST'))`;

/** What a host sees of what people missed: of outings they hosted themselves, and of the same community. */
function seenThrough({ hostId, huddleId, communityId, now }: HostLook): RawBuilder<boolean> {
  const ofClub = communityId ? sql`h.community_id = ${communityId}` : sql`false`;
  return sql<boolean>`m.huddle_id <> ${huddleId} and m.fades_at > ${now} and h.status = 'PUBLISHED'
    and (${ofClub} or ${hostedBy(hostId)})`;
}

/** How many outings each of these people missed, as this host sees it; nobody who missed none. */
export async function countMissed(
  db: Db,
  look: HostLook,
  people: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, number>> {
  const { rows } = await sql<{ personId: PersonId; missed: number }>`
    select m.person_id as "personId", count(*)::int as missed
    from missed_outings m join huddles h on h.id = m.huddle_id
    where m.person_id = any(${people}::uuid[]) and ${seenThrough(look)} group by m.person_id`.execute(db);
  return new Map(rows.map(({ personId, missed }) => [personId, missed]));
}

/** Whether somebody has a part in a huddle. */
export async function hasPart(db: Db, huddleId: HuddleId, personId: PersonId): Promise<boolean> {
  const { rows } = await sql`select from participations
    where huddle_id = ${huddleId} and person_id = ${personId}`.execute(db);
  return rows.length > 0;
}

/** Which outings somebody missed, as this host sees it; the name only where the host may know it anyway. */
export async function listMissed(
  db: Db,
  look: HostLook,
  personId: PersonId,
): Promise<Array<MissedRow & { readonly name: string | null }>> {
  const { rows } = await sql<MissedRow & { name: string | null }>`
    select m.missed, m.reply, h.starts_at as "startsAt",
      case when h.privacy <> 'PRIVATE' or ${hostedBy(look.hostId)} then h.name end as name
    from missed_outings m join huddles h on h.id = m.huddle_id
    where m.person_id = ${personId} and ${seenThrough(look)}
    order by h.starts_at desc, h.id limit ${MAX_SHOWN}`.execute(db);
  return rows;
}

/** What hosts see that somebody missed, for themselves. */
export async function listMyMissed(
  db: Db,
  personId: PersonId,
  now: Date,
): Promise<
  Array<MissedRow & { readonly huddleId: HuddleId; readonly name: string; readonly fadesAt: Date }>
> {
  const { rows } = await sql<MissedRow & { huddleId: HuddleId; name: string; fadesAt: Date }>`
    select h.id as "huddleId", h.name, m.missed, m.reply, m.fades_at as "fadesAt", h.starts_at as "startsAt"
    from missed_outings m join huddles h on h.id = m.huddle_id
    where m.person_id = ${personId} and m.fades_at > ${now} and h.status = 'PUBLISHED'
    order by h.starts_at desc, h.id limit ${MAX_SHOWN}`.execute(db);
  return rows;
}

/** When these huddles start, and when time or place changed last. */
export async function datesOf(db: DbOrTx, ids: readonly HuddleId[]) {
  const { rows } = await sql<{ id: HuddleId; startsAt: Date; movedAt: Date | null }>`
    select id, starts_at as "startsAt", moved_at as "movedAt" from huddles
    where id = any(${ids}::uuid[]) and status = 'PUBLISHED'`.execute(db);
  return new Map(rows.map(({ id, ...dates }) => [id, dates]));
}
