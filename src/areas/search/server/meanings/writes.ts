import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Unlearned } from './reads.ts';

/** Keeps what texts mean; of an entry that has changed or gone meanwhile nothing is kept. */
export async function saveMeanings(
  db: DbOrTx,
  learned: ReadonlyArray<Unlearned & { readonly meaning: Int8Array }>,
): Promise<void> {
  if (learned.length === 0) return;
  const rows = learned.map(({ kind, id, revision, meaning }) => ({
    ...{ kind, id, revision },
    meaning: Buffer.from(meaning.buffer, meaning.byteOffset, meaning.length).toString('hex'),
  }));
  await sql`insert into search_meanings (kind, object_id, revision, meaning)
    select e.kind, e.object_id, e.revision, decode(l.meaning, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(kind text, id uuid, revision bigint, meaning text)
      join search_entries e on e.kind = l.kind and e.object_id = l.id and e.revision = l.revision
    on conflict (kind, object_id) do update set revision = excluded.revision, meaning = excluded.meaning`.execute(
    db,
  );
}
