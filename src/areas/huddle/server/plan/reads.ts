import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, MediaId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { MAX_DRAFTS } from '../../rules/plan.ts';
import { isHost } from '../../rules/state.ts';
import { MAX_TEMPLATES } from '../../rules/template.ts';
import { lockFor } from '../attendance/store.ts';
import { type HuddleRow, huddleWithDates } from '../rows.ts';

async function countDrafts(db: DbOrTx, personId: PersonId): Promise<number> {
  const { count } = await db
    .selectFrom('huddles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', personId)
    .where('status', '=', 'DRAFT')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Why somebody may begin no `more` drafts, if so. */
export async function refuseFurtherDraft(tx: Tx, personId: PersonId, more = 1): Promise<Refusal | undefined> {
  return (await countDrafts(tx, personId)) + more > MAX_DRAFTS
    ? refuse('TOO_MANY_PLANS', { most: MAX_DRAFTS })
    : undefined;
}

/** The huddle locked for one of its hosts; others learn no more than they may see. */
export async function lockForHost(
  tx: Tx,
  viewer: Pick<Viewer, 'personId'>,
  huddleId: HuddleId,
  now: Date,
): Promise<HuddleRow | Refusal> {
  const locked = await lockFor(tx, huddleId, { personId: viewer.personId }, now);
  if (!locked) return missing();
  if (!isHost(locked.me.role)) return refuse('NOT_A_HOST', {}, 'forbidden');
  return locked.row;
}

/** The huddle itself, locked: for what happens by itself at its time. */
export async function lockHuddleRow(tx: Tx, huddleId: HuddleId): Promise<HuddleRow | undefined> {
  return tx.selectFrom('huddles').selectAll().where('id', '=', huddleId).forUpdate().executeTakeFirst();
}

/** The huddles of a series that still lie behind this one, in their order, locked. */
export async function lockFollowing(tx: Tx, row: HuddleRow): Promise<HuddleRow[]> {
  if (!row.series_id) return [];
  return tx
    .selectFrom('huddles')
    .selectAll()
    .where('series_id', '=', row.series_id)
    .where('starts_at', '>', row.starts_at)
    .where('status', '=', 'PUBLISHED')
    .orderBy('starts_at')
    .forUpdate()
    .execute();
}

export async function seriesOf(db: DbOrTx, row: HuddleRow) {
  if (!row.series_id) return null;
  const series = await db
    .selectFrom('huddle_series')
    .select('every')
    .where('id', '=', row.series_id)
    .executeTakeFirst();
  const following = await db
    .selectFrom('huddles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('series_id', '=', row.series_id)
    .where('starts_at', '>', row.starts_at)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  return series ? { every: series.every, following: Number(following.count) } : null;
}

/** Whether a picture belongs to this person, so that they may show it on another huddle. */
export async function ownsMedia(db: DbOrTx, id: MediaId, ownerId: PersonId): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isCoverElsewhere(db: DbOrTx, id: MediaId, but: HuddleId): Promise<boolean> {
  const row = await db
    .selectFrom('huddles')
    .select('id')
    .where('cover_media_id', '=', id)
    .where('id', '<>', but)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface HostedRow {
  readonly huddle: HuddleRow;
  readonly owns_cover: boolean;
  readonly plans_for_community: boolean;
}

/** How far back names are compared: a weekly outing of two years. */
const MAX_LOOKED_AT = 100;

/** The last huddles that somebody published, one of each name, and what of them is still theirs to give. */
export async function lastHosted(db: Db, personId: PersonId): Promise<HostedRow[]> {
  const found = await sql<HostedRow>`
    select row_to_json(h) as huddle,
      exists (select 1 from media m where m.id = h.cover_media_id and m.owner_id = ${personId}) as owns_cover,
      exists (select 1 from memberships m join communities c on c.id = m.community_id where m.community_id = h.community_id
        and m.person_id = ${personId} and m.state = 'MEMBER' and c.archived_at is null and c.delete_after is null)
        as plans_for_community
    from huddles h
    where h.id in (select d.id from (select distinct on (lower(l.name)) l.id, l.starts_at
        from (select id, name, starts_at from huddles where created_by = ${personId} and status = 'PUBLISHED'
          order by starts_at desc limit ${MAX_LOOKED_AT}) l
        order by lower(l.name), l.starts_at desc) d
      order by d.starts_at desc limit ${MAX_TEMPLATES})
    order by h.starts_at desc`.execute(db);
  return found.rows.map((row) => ({ ...row, huddle: huddleWithDates(row.huddle) }));
}
