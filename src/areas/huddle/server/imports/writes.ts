import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, ImportId, PersonId } from '#platform/shared/ids.ts';
import { markOf, type Said, UNDO_IMPORT_MS } from '../../rules/imports.ts';
import type { Before, ImportOwner } from './reads.ts';

export interface NewImport {
  readonly huddleId: HuddleId;
  readonly ownerId: ImportOwner;
  readonly uid: string;
  readonly said: Said;
  /** The import that did it; null where one was undone. */
  readonly importId: ImportId | null;
  readonly before: Before | null;
}

/** Remembers where a draft came from and what was said of it; of one that came before, what is said now. */
export async function saveImport(tx: Tx, saved: NewImport): Promise<void> {
  const { huddleId, ownerId, uid, said, importId, before } = saved;
  await sql`
    insert into huddle_imports (huddle_id, owner_id, uid, mark, said, import_id, before, version)
    select h.id, ${ownerId}, ${uid}, ${markOf(said)}, ${JSON.stringify(said)}::jsonb, ${importId}::uuid,
      ${before && JSON.stringify(before)}::jsonb, h.version from huddles h where h.id = ${huddleId}
    on conflict (huddle_id) do update set uid = excluded.uid, mark = excluded.mark, said = excluded.said,
      import_id = excluded.import_id, before = excluded.before, version = excluded.version`.execute(tx);
}

interface Begun {
  readonly id: ImportId;
  readonly personId: PersonId;
  readonly communityId: CommunityId | null;
  readonly now: Date;
}

export async function beginImport(tx: Tx, { id, personId, communityId, now }: Begun): Promise<void> {
  await tx
    .insertInto('outing_imports')
    .values({ id, person_id: personId, community_id: communityId, made_at: now })
    .execute();
}

/** Of what can no longer be undone, nothing of before is kept. */
export async function endImports(db: DbOrTx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNDO_IMPORT_MS);
  await sql`update huddle_imports i set before = null, import_id = null from outing_imports o
    where o.id = i.import_id and o.made_at < ${since}`.execute(db);
  await sql`delete from outing_imports where made_at < ${since}`.execute(db);
}

export async function removeImport(tx: Tx, id: ImportId): Promise<void> {
  await tx.deleteFrom('outing_imports').where('id', '=', id).execute();
}
