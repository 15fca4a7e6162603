import { sql } from 'kysely';
import { publish } from '#platform/server/bus.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { BANNERS_CHANGED, READ_ONLY_CHANGED } from '#platform/server/maintenance.ts';
import type { BannerId } from '#platform/shared/ids.ts';

/** True when that was not so already. */
export async function saveReadOnly(
  tx: Tx,
  { on, at, operator }: { readonly on: boolean; readonly at: Date; readonly operator: string },
): Promise<boolean> {
  const changed = on
    ? await tx
        .insertInto('read_only')
        .values({ since: at, operator })
        .onConflict((clash) => clash.doNothing())
        .returning('since')
        .executeTakeFirst()
    : await tx.deleteFrom('read_only').returning('since').executeTakeFirst();
  if (changed) await publish(tx, READ_ONLY_CHANGED, {});
  return changed !== undefined;
}

export interface NewBanner {
  readonly id: BannerId;
  readonly at: Date;
  readonly operator: string;
  readonly words: string;
  readonly germanWords: string | null;
  readonly until: Date;
}

export async function saveBanner(tx: Tx, { germanWords, until, ...banner }: NewBanner): Promise<void> {
  const row = { ...banner, german_words: germanWords, shown_until: until };
  const { id: _, ...rest } = row;
  await tx
    .insertInto('banners')
    .values(row)
    .onConflict((clash) => clash.column('id').doUpdateSet(rest))
    .execute();
  await publish(tx, BANNERS_CHANGED, {});
}

/** Ends a banner; its words, or undefined when it was over or never there. */
export async function endBanner(tx: Tx, id: BannerId, at: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('banners')
    .set({ shown_until: at })
    .where('id', '=', id)
    .where('shown_until', '>', at)
    .returning('words')
    .executeTakeFirst();
  if (row) await publish(tx, BANNERS_CHANGED, {});
  return row?.words;
}

/** Runs a job at once with all its tries; undefined when it is not there or runs at the moment. */
export async function rescheduleJob(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.reschedule_jobs(array[${id}::bigint], now(), null, 0)`.execute(tx);
  return rows[0]?.id;
}

export async function taskOfJob(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where id = ${id}::bigint`.execute(tx);
  return rows[0]?.task;
}
