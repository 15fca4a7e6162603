import type { Pool, PoolClient } from 'pg';
import type { DemoPicture } from './make-posts.ts';

const CHUNK = 5_000;

/** Inserts rows of any table by their column names, thousands a statement. */
export async function insertRows(client: PoolClient, table: string, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK);
    const columns = Object.keys(chunk[0] ?? {}).join(', ');
    const sql = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`;
    await client.query(sql, [JSON.stringify(chunk)]);
  }
}

/** Shows an article to readers; its words are made searchable as the server does. */
export async function insertStory(
  client: PoolClient,
  { words, ...story }: { readonly words: string } & object,
): Promise<void> {
  const columns = Object.keys(story).join(', ');
  await client.query(
    `insert into inspiration_stories (${columns}, words)
     select ${columns}, to_tsvector('simple', unaccent($2))
     from jsonb_populate_record(null::inspiration_stories, $1)`,
    [JSON.stringify(story), words],
  );
}

/** Shows a drawn picture under its post. */
export async function savePicture(
  pool: Pool,
  { id, post_id, owner_id, place, alt }: DemoPicture,
  drawn: { width: number; height: number; thumbhash: string; widths: readonly number[] },
): Promise<void> {
  await pool.query(
    `with kept as (insert into media (id, owner_id, width, height, widths, thumbhash, attached_at, created_at)
       values ($1, $2, $3, $4, $5, $6, now(), now()) returning id)
     insert into post_pictures (id, post_id, place, media_id, alt) select id, $7, $8, id, $9 from kept`,
    [id, owner_id, drawn.width, drawn.height, drawn.widths, drawn.thumbhash, post_id, place, alt],
  );
}

export interface DemoLogin {
  readonly accountId: string;
  readonly personId: string;
  readonly email: string;
  readonly issuer: string;
  readonly passwordHash: string;
}

/** Opens the account of a demo person, or only names its issuer again when the address of the server changed. */
export async function saveLogin(client: PoolClient, login: DemoLogin): Promise<void> {
  await client.query(
    `insert into identity_accounts (id, email, email_verified_at, password_hash)
     values ($1, $2, now(), $3) on conflict do nothing`,
    [login.accountId, login.email, login.passwordHash],
  );
  await client.query(
    `insert into identities (issuer, subject, person_id)
     select $1, a.id::text, $3::uuid from identity_accounts a
     where a.email = $2 and a.email_verified_at is not null
     on conflict (issuer, subject) do nothing`,
    [login.issuer, login.email, login.personId],
  );
}
