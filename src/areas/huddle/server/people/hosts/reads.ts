import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { AskedRole } from '../../../rules/people.ts';

export interface HostIds {
  readonly hostId: PersonId;
  readonly coHostIds: readonly PersonId[];
  /** Asked to co-host, without an answer yet. */
  readonly askedIds: readonly PersonId[];
}

export async function hostIdsOf(db: DbOrTx, huddleId: HuddleId): Promise<HostIds> {
  const rows = await db
    .selectFrom('participations')
    .select(['person_id', 'role', 'role_asked'])
    .where('huddle_id', '=', huddleId)
    .where((eb) => eb.or([eb('role', 'in', ['HOST', 'CO_HOST']), eb('role_asked', '=', 'CO_HOST')]))
    .orderBy('created_at')
    .execute();
  const idsOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).map((row) => row.person_id);
  const [hostId] = idsOf(({ role }) => role === 'HOST');
  if (!hostId) throw new Error(`huddle ${huddleId} has no host`);
  return {
    hostId,
    coHostIds: idsOf(({ role }) => role === 'CO_HOST'),
    askedIds: idsOf(({ role, role_asked }) => role === 'PARTICIPANT' && role_asked === 'CO_HOST'),
  };
}

/** What the hosts asked somebody to become, whether or not that still stands. */
export async function roleAskedOf(tx: Tx, huddleId: HuddleId, personId: PersonId): Promise<AskedRole | null> {
  const row = await tx
    .selectFrom('participations')
    .select('role_asked')
    .where('huddle_id', '=', huddleId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.role_asked ?? null;
}

/** The later huddles of a series whose hosts ask the same person to co-host, in their order, locked. */
export async function laterHuddlesAsking(
  tx: Tx,
  seriesId: string | null,
  after: Date,
  personId: PersonId,
): Promise<HuddleId[]> {
  if (!seriesId) return [];
  const rows = await tx
    .selectFrom('huddles as h')
    .innerJoin('participations as p', 'p.huddle_id', 'h.id')
    .select('h.id')
    .where('h.series_id', '=', seriesId)
    .where('h.starts_at', '>', after)
    .where('h.status', '=', 'PUBLISHED')
    .where('p.person_id', '=', personId)
    .where('p.role', '=', 'PARTICIPANT')
    .where('p.role_asked', '=', 'CO_HOST')
    .where('p.declined_at', 'is', null)
    .orderBy('h.starts_at')
    .forUpdate('h')
    .execute();
  return rows.map(({ id }) => id);
}
