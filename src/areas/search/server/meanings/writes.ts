import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { Unlearned } from './reads.ts';

const LEARNING = 7_251_002;

/** Keeps what texts mean; of an entry that has changed or gone meanwhile nothing is kept. */
export async function saveMeanings(
  tx: Tx,
  learned: ReadonlyArray<Unlearned & { readonly meaning: Int8Array }>,
): Promise<void> {
  if (learned.length === 0) return;
  const rows = learned.map(({ kind, id, revision, meaning }) => ({
    kind,
    id,
    revision,
    meaning: Buffer.from(meaning.buffer, meaning.byteOffset, meaning.length).toString('hex'),
  }));
  // Numbers become visible in their order: who reads one never meets a smaller one later.
  await sql`select pg_advisory_xact_lock(${LEARNING})`.execute(tx);
  await sql`insert into search_meanings (kind, object_id, revision, meaning)
    select e.kind, e.object_id, e.revision, decode(l.meaning, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(kind text, id uuid, revision bigint, meaning text)
      join search_entries e on e.kind = l.kind and e.object_id = l.id and e.revision = l.revision
    on conflict (kind, object_id) do update set revision = excluded.revision, meaning = excluded.meaning,
      learned = nextval('search_learned')`.execute(tx);
}
