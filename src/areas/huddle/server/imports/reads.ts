import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { KnownImport } from '../../rules/imports.ts';

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

/** What came before of these names and marks. */
export async function knownImports(
  db: DbOrTx,
  { ownerId, personId }: ImportBy,
  { uids, marks }: { readonly uids: readonly string[]; readonly marks: readonly string[] },
): Promise<KnownRow[]> {
  const found = (column: 'uid' | 'mark', values: readonly string[]) => sql`
    select i.huddle_id as "huddleId", i.uid, i.mark, i.said, h.status = 'DRAFT' and h.created_by = ${personId} as "mayMove"
    from huddle_imports i join huddles h on h.id = i.huddle_id
    where i.owner_id = ${ownerId} and i.${sql.ref(column)} = any(${values}::text[])`;
  const { rows } = await sql<KnownRow>`
    ${found('uid', uids)} union ${found('mark', marks)}`.execute(db);
  return rows;
}
