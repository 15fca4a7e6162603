import type pg from 'pg';
import { formOf } from '#areas/huddle/server/testing/plans.ts';
import { type ColumnRow, columnRows, type Plant } from './columns.ts';

/** What is looked for in everything that is sent. */
export interface Canary {
  readonly row: ColumnRow;
  readonly token: string;
}

const place = (token: string) => ({ name: token, formattedAddress: token, lat: 46.123456, lng: 7.654321 });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

const values: Readonly<Record<Exclude<Plant, 'real'>, (token: string) => unknown>> = {
  text: (token) => token,
  url: (token) => `https://example.org/${token}`,
  email: (token) => `${token}@people.example`,
  list: (token) => [token],
  place: (token) => JSON.stringify(place(token)),
  area: (token) => JSON.stringify({ name: token, lat: 46.12, lng: 7.65 }),
  stops: (token) => JSON.stringify([{ place: place(token), area: { name: 'Town', lat: 46.12, lng: 7.65 } }]),
  story: (token) => JSON.stringify({ type: 'doc', content: [paragraph(token)] }),
  form: (token) => JSON.stringify(formOf({ name: token })),
  parts: (token) => JSON.stringify([{ text: token, name: token, kind: 'TEXT', choices: [token], needed: 1 }]),
};

/** The rows that hold words of the person who is looked at; of all other tables every row does. */
const limitedTo: Readonly<Record<string, string>> = {
  people: 'where id = $2',
  posts: "where author_id = $2 and state = 'PUBLISHED'",
  huddles: 'where created_by = $2',
};

/** Shorter values stand in other words by chance. */
const TELLING = 12;

/** Fills every column with a word of its own and answers what to look for. */
export async function plantCanaries(pool: pg.Pool, personId: string): Promise<Canary[]> {
  const canaries: Canary[] = [];
  for (const row of columnRows) {
    const [table = '', column = ''] = row.name.split('.');
    if (row.plant === 'real') {
      canaries.push(...(await realValues(pool, row, table, column)));
      continue;
    }
    const token = `canary${row.name.replace(/[^a-z]/g, '')}z`;
    const where = limitedTo[table] ?? 'where $2::uuid is not null';
    await pool.query(`update ${table} set ${column} = $1 ${where}`, [values[row.plant](token), personId]);
    canaries.push({ row, token });
  }
  return canaries;
}

async function realValues(pool: pg.Pool, row: ColumnRow, table: string, column: string): Promise<Canary[]> {
  const found = await pool.query<{ token: string }>(
    `select distinct ${column}::text as token from ${table} where length(${column}::text) >= $1`,
    [TELLING],
  );
  return found.rows.map(({ token }) => ({ row, token }));
}
