import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { BannerId, PersonId } from '#platform/shared/ids.ts';

export interface BannerRow {
  readonly id: BannerId;
  readonly words: string;
  readonly germanWords: string | null;
  readonly until: Date;
}

const MAX_FOUND = 20;

/** The banners whose time has not come, those that end first first. */
export async function listBanners(db: DbOrTx, now: Date): Promise<BannerRow[]> {
  return db
    .selectFrom('banners')
    .select(['id', 'words', 'german_words as germanWords', 'shown_until as until'])
    .where('shown_until', '>', now)
    .orderBy('shown_until')
    .limit(MAX_FOUND)
    .execute();
}

export async function readReadOnly(db: DbOrTx) {
  return db.selectFrom('read_only').select(['since', 'operator']).executeTakeFirst();
}

/** What the database is and how full: sizes as the server keeps them, and no table is read from end to end. */
export async function readDatabase(db: DbOrTx) {
  const { rows } = await sql<{
    version: string;
    migration: string;
    bytes: string;
    connections: number;
    maxConnections: number;
    pictures: string;
  }>`select current_setting('server_version') as version, (select max(name) from migrations) as migration,
      pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections",
      (select greatest(n_live_tup, 0) from pg_stat_user_tables where relname = 'media') as pictures`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('the database says nothing of itself');
  return { ...row, bytes: Number(row.bytes), pictures: Number(row.pictures) };
}

const MAX_COUNTED = 1_000;

/** Mails that have not left, and those among them that a mail server refused; a thousand is enough to know. */
export async function countMails(db: DbOrTx): Promise<{ waiting: number; refused: number }> {
  const { rows } = await sql<{ waiting: number; refused: number }>`
    select count(*)::int as waiting, (count(*) filter (where last_error is not null))::int as refused
    from (select last_error from mail_outbox where sent_at is null order by id desc limit ${MAX_COUNTED}) as newest`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, refused: 0 };
}

export async function listMails(db: DbOrTx, after: string | undefined, limit: number) {
  const { rows } = await sql<{ id: string; kind: string; to: string; createdAt: Date; error: string | null }>`
    select id, kind, to_address as "to", created_at as "createdAt", last_error as error from mail_outbox
    where sent_at is null ${andAfter(sql`id`, after, 'DESC')} order by id desc limit ${limit}`.execute(db);
  return rows;
}

const REFUSED_DAYS = 30;
const MAX_RECEIVERS = 20;

/** What each receiver refused in the last 30 days, by what stands after the `@`; not what we kept back ourselves. */
export async function listRefusals(db: DbOrTx, now: Date) {
  const { rows } = await sql<{
    receiver: string;
    mails: number;
    latestAt: Date;
    refusal: string;
    said: string;
  }>`select split_part(to_address, '@', 2) as receiver, count(*)::int as mails, max(refused_at) as "latestAt",
      (array_agg(refusal order by refused_at desc))[1] as refusal,
      coalesce((array_agg(last_error order by refused_at desc))[1], '') as said
    from (select to_address, refused_at, refusal, last_error from mail_outbox
      where refused_at > ${now}::timestamptz - make_interval(days => ${REFUSED_DAYS}) and refusal <> 'STOPPED'
      order by refused_at desc limit ${MAX_COUNTED}) as newest
    group by receiver order by "latestAt" desc limit ${MAX_RECEIVERS}`.execute(db);
  return rows;
}

export interface JobRow {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date;
  readonly running: boolean;
  readonly error: string;
}

/** Jobs that failed at least once and are still there, the newest first. */
export async function listFailedJobs(
  db: DbOrTx,
  after: string | undefined,
  limit: number,
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select j.id::text, task_identifier as task, attempts, max_attempts as "maxAttempts", run_at as "runAt",
      locked_at is not null as running, coalesce(left(last_error, 400), '') as error
    from graphile_worker.jobs j where attempts > 0 and last_error is not null
      ${after === undefined ? sql`` : sql`and j.id < ${after}::bigint`}
    order by j.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface PersonRow {
  readonly id: PersonId;
  readonly username: string | null;
  readonly displayName: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly suspended: boolean;
  readonly beta: boolean;
  readonly dev: boolean;
  readonly moderator: boolean;
  readonly trusted: boolean;
  readonly operator: boolean;
}

const person = sql`id, username, display_name as "displayName", email, email_verified as "emailVerified",
  suspended_at is not null as suspended, beta_user as beta, dev_user as dev, moderator, operator, trusted`;

/** Anyone who is called so, or gave this address; one index each for verified addresses and others. */
export async function findPeopleCalled(db: DbOrTx, words: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${person} from people where username = ${words}::citext and deleted_at is null
    union select ${person} from people where email = ${words}::citext and email_verified and deleted_at is null
    union select ${person} from people where email = ${words}::citext and not email_verified and deleted_at is null
    limit ${MAX_FOUND}`.execute(db);
  return rows;
}

export async function findPersonToHelp(db: DbOrTx, id: PersonId): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${person} from people where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}
