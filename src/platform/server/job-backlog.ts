import type pg from 'pg';

/** The jobs of one kind that could run now, or never will again. */
export interface Backlog {
  readonly task: string;
  readonly due: number;
  /** How long the oldest of those has been due. */
  readonly oldestSeconds: number;
  /** Tried as often as they may be. */
  readonly givenUp: number;
}

/** A job that has waited this long means that its queue does not keep up. */
const MAX_WAIT_SECONDS = 300;

export async function readBacklog(pool: Pick<pg.Pool, 'query'>): Promise<Backlog[]> {
  const { rows } = await pool.query<Backlog>(`
    select task_identifier as task,
      count(*) filter (where attempts < max_attempts and run_at <= now())::int as due,
      coalesce(max(extract(epoch from now() - run_at)) filter (where attempts < max_attempts and run_at <= now()), 0)::int
        as "oldestSeconds",
      count(*) filter (where attempts >= max_attempts)::int as "givenUp"
    from graphile_worker.jobs group by task_identifier order by task_identifier`);
  return rows;
}

/** The kinds that do not keep up. */
export function behind(backlog: readonly Backlog[]): Backlog[] {
  return backlog.filter(({ oldestSeconds }) => oldestSeconds >= MAX_WAIT_SECONDS);
}
