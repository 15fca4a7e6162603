import pg from 'pg';
import { listTables } from '#platform/server/backup/tables.ts';

/** Each table with the number of its rows and a sum over what stands in them, in no order. */
export async function digestTables(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const digests: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const columns = table.columns.toSorted().map((each) => pg.escapeIdentifier(each));
      const { rows } = await client.query<{ rows: string; sum: string }>(
        `select count(*) as rows, coalesce(sum(hashtextextended(row(${columns.join(', ')})::text, 0)::numeric), 0) as sum
         from ${pg.escapeIdentifier(table.name)}`,
      );
      digests[table.name] = `${rows[0]?.rows} rows, ${rows[0]?.sum}`;
    }
    return digests;
  } finally {
    await client.end();
  }
}
