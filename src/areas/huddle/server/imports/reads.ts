import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, ImportId, PersonId } from '#platform/shared/ids.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { type KnownImport, nameIn, type Said, UNDO_IMPORT_MS } from '../../rules/imports.ts';

/** Whose outings a file holds: a community's, or somebody's own. */
export type ImportOwner = CommunityId | PersonId;

export interface ImportBy {
  readonly ownerId: ImportOwner;
  /** Who sends the file. */
  readonly personId: PersonId;
}

export interface KnownRow extends KnownImport {
  readonly huddleId: HuddleId;
}

/** What came before of these names at the source, or is called so. */
export async function knownImports(
  db: DbOrTx,
  { ownerId, personId }: ImportBy,
  { uids, marks }: { readonly uids: readonly string[]; readonly marks: readonly string[] },
): Promise<KnownRow[]> {
  const found = (column: RawBuilder<unknown>, values: readonly string[]) => sql`
    select i.huddle_id as "huddleId", i.uid, i.mark, i.said, h.status = 'DRAFT' and h.created_by = ${personId} as "mayMove"
    from huddle_imports i join huddles h on h.id = i.huddle_id
    where i.owner_id = ${ownerId} and ${column} = any(${values}::text[])`;
  const { rows } = await sql<KnownRow>`
    ${found(sql`i.uid`, uids)} union
    ${found(sql`split_part(i.mark, '|', 1)`, [...new Set(marks.map(nameIn))])}`.execute(db);
  return rows;
}

interface RecentImport {
  readonly id: ImportId;
  readonly madeAt: Date;
  readonly made: number;
  readonly moved: number;
  readonly names: string[];
}

/** What somebody imported lately, the newest first. */
export async function recentImports(db: DbOrTx, personId: PersonId, now: Date): Promise<RecentImport[]> {
  const since = new Date(now.getTime() - UNDO_IMPORT_MS);
  const { rows } = await sql<RecentImport>`
    select o.id, o.made_at as "madeAt", count(*) filter (where i.before is null)::int as made,
      count(*) filter (where i.before is not null)::int as moved,
      (array_agg(h.name order by h.starts_at, h.id))[1:3] as names
    from outing_imports o join huddle_imports i on i.import_id = o.id join huddles h on h.id = i.huddle_id
    where o.person_id = ${personId} and o.made_at >= ${since}
    group by o.id order by o.made_at desc, o.id desc limit 20`.execute(db);
  return rows;
}

/** When somebody imported this, locked. */
export async function lockImport(tx: Tx, personId: PersonId, id: ImportId): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('outing_imports')
    .select('made_at')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return row?.made_at;
}

/** What stood in a draft before an import moved it. */
export interface Before {
  readonly form: HuddleForm;
  readonly uid: string;
  readonly said: Said;
}

interface ImportedRow {
  readonly huddleId: HuddleId;
  readonly ownerId: ImportOwner;
  readonly before: Before | null;
  readonly version: number;
}

export async function outingsOfImport(tx: Tx, id: ImportId): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    select huddle_id as "huddleId", owner_id as "ownerId", before, version from huddle_imports
    where import_id = ${id} order by huddle_id`.execute(tx);
  return rows;
}
