import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { ObjectId, PersonId, ReportId } from '#platform/shared/ids.ts';
import type { Reason, Reportable, ReportState } from '../rules/reports.ts';

export interface ReportPage {
  readonly after?: ReportId | undefined;
  readonly most: number;
}

const DAY_MS = 24 * 3_600_000;

/** What decides whether somebody may report one more thing; their next report waits for this one. */
export async function reportsOf(tx: Tx, reporterId: PersonId, objectId: string, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${reporterId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('reports')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('created_at', '>', new Date(now.getTime() - DAY_MS))
        .as('today'),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.and([eb('object_id', '=', objectId), eb('state', '=', 'OPEN')]))
        .as('open'),
    ])
    .where('reporter_id', '=', reporterId)
    .executeTakeFirstOrThrow();
  return { today: Number(row.today), alreadyOpen: Number(row.open) > 0 };
}

/** Nobody decides about what they host, lead or wrote, or about themselves. */
function notHostedBy(moderatorId: PersonId) {
  return sql<boolean>`not exists (select 1 from participations h where h.huddle_id = r.object_id
      and h.person_id = ${moderatorId} and h.role in ('HOST', 'CO_HOST'))
    and not exists (select 1 from posts o where o.id = r.object_id and o.author_id = ${moderatorId})
    and not exists (select 1 from room_messages m where m.id = r.object_id and m.author_id = ${moderatorId})
    and not exists (select 1 from memberships l where l.community_id = r.object_id
      and l.person_id = ${moderatorId} and l.role in ('OWNER', 'ADMIN'))
    and not exists (select 1 from inspirations n where n.id = r.object_id and n.author_id = ${moderatorId})
    and r.object_id <> ${moderatorId}`;
}

/** Open reports, oldest first. */
export async function listOpen(db: DbOrTx, moderatorId: PersonId, page: ReportPage) {
  let query = db
    .selectFrom('reports as r')
    .innerJoin('people as p', 'p.id', 'r.reporter_id')
    .select([
      'r.id',
      'r.object_type',
      'r.object_id',
      'r.object_name',
      'r.reason',
      'r.body',
      'r.state',
      'r.created_at',
    ])
    .select(['r.reporter_id', 'p.username', 'p.display_name', 'p.picture_media_id'])
    .where('r.state', '=', 'OPEN')
    .where(notHostedBy(moderatorId))
    .orderBy('r.id')
    .limit(page.most + 1);
  if (page.after) query = query.where('r.id', '>', page.after);
  return query.execute();
}

export type ReportRow = Awaited<ReturnType<typeof listOpen>>[number];

/** What one person has reported, newest first. */
export async function listOwn(db: DbOrTx, reporterId: PersonId, page: ReportPage) {
  let query = db
    .selectFrom('reports')
    .select(['id', 'object_type', 'object_id', 'object_name', 'state', 'created_at'])
    .where('reporter_id', '=', reporterId)
    .orderBy('id', 'desc')
    .limit(page.most + 1);
  if (page.after) query = query.where('id', '<', page.after);
  return query.execute();
}

export interface LockedReport {
  readonly state: ReportState;
  readonly reason: Reason;
  readonly type: Reportable;
  readonly objectId: ObjectId;
  /** As the reporter saw it. */
  readonly name: string;
}

/** A report this moderator may decide about, locked. */
export async function lockReport(
  tx: Tx,
  moderatorId: PersonId,
  reportId: ReportId,
): Promise<LockedReport | undefined> {
  const row = await tx
    .selectFrom('reports as r')
    .select(['r.state', 'r.object_type', 'r.object_id', 'r.object_name', 'r.reason'])
    .where('r.id', '=', reportId)
    .where(notHostedBy(moderatorId))
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      state: row.state,
      reason: row.reason,
      type: row.object_type,
      objectId: asObjectId(row.object_id),
      name: row.object_name,
    }
  );
}
