import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { markOf, type Said } from '../../rules/imports.ts';
import type { ImportOwner } from './reads.ts';

export interface NewImport {
  readonly huddleId: HuddleId;
  readonly ownerId: ImportOwner;
  readonly uid: string;
  readonly said: Said;
}

/** Remembers where a draft came from and what was said of it; of one that came before, what is said now. */
export async function saveImport(tx: Tx, { huddleId, ownerId, uid, said }: NewImport): Promise<void> {
  await sql`
    insert into huddle_imports (huddle_id, owner_id, uid, mark, said)
    values (${huddleId}, ${ownerId}, ${uid}, ${markOf(said)}, ${JSON.stringify(said)}::jsonb)
    on conflict (huddle_id) do update set uid = excluded.uid, mark = excluded.mark, said = excluded.said`.execute(
    tx,
  );
}
