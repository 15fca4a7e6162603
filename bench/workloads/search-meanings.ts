import { sql } from 'kysely';
import type { Db } from '../../src/platform/server/db/database.ts';
import { Meanings } from '../../src/platform/server/meaning/meanings.ts';
import { outings, sentences, times, topics, ways } from './search-texts.ts';

/**
 * What every text means, as a server has learned it that has been there for long: else it is learned while others are
 * measured. To embed them all takes hours, so each is put together of four pieces of sentences that were embedded:
 * as far from each other as texts are, near to some question, and never the same.
 */
export async function writeMeanings(db: Db): Promise<void> {
  const known = new Meanings(() => {});
  const names = ways.flatMap((way, at) =>
    outings.map((outing, other) => `${times[(at + other) % times.length]} ${way} ${outing}`),
  );
  const made = await known.embed([...sentences, ...topics, ...names]);
  await known.close();
  const bytes = made.map((one) => Buffer.from(one.buffer, one.byteOffset, one.length));
  await sql`create temp table embedded as
    select n::int, meaning from unnest(${bytes}::bytea[]) with ordinality as e(meaning, n)`.execute(db);
  await sql`analyze embedded`.execute(db);
  const piece = (at: number) => sql`(select substr(b.meaning, ${sql.lit(at * 128 + 1)}, 128) from embedded b
    where b.n = 1 + abs(hashtextextended(e.object_id::text, ${sql.lit(at)}) % ${bytes.length}::int))`;
  await sql`create index on embedded (n)`.execute(db);
  await sql`insert into search_meanings (kind, object_id, revision, meaning)
    select e.kind, e.object_id, e.revision, ${sql.join([0, 1, 2, 3].map(piece), sql` || `)} from search_entries e
    where e.kind <> 'PERSON' and (e.ends_at is null or e.ends_at > now() - interval '31 days')
    on conflict do nothing`.execute(db);
}
