import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Platform } from './platform.ts';

/** Notes the workers of a process as they begin, so that their jobs can be taken over when the process is killed. */
export function noteWorkers(platform: Platform, processName: string): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  // A job is locked in the name of the pool of its worker.
  events.on('pool:create', ({ workerPool }) => {
    platform.database.pool
      .query('insert into job_workers (worker_id, process_name) values ($1, $2) on conflict do nothing', [
        workerPool.id,
        processName,
      ])
      .catch((error) => platform.log.warn({ err: error }, 'a worker could not be noted'));
  });
  return events;
}

/**
 * Frees the jobs of processes that are gone: the library itself would wait four hours. A process is gone when none
 * of its connections stands; each holds at least the one that listens for jobs. A worker that was killed before it
 * was noted is not known at all; a living one is noted long before its first job is ten seconds old.
 */
export async function freeJobsOfTheDead(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(`
    with living as (
      select w.worker_id from job_workers w join pg_stat_activity a
        on a.application_name = w.process_name and a.datname = current_database()
    ), forgotten as (
      delete from job_workers where since < now() - interval '1 minute'
        and worker_id not in (select worker_id from living)
    )
    select graphile_worker.force_unlock_workers(array_agg(distinct j.locked_by))
    from graphile_worker.jobs j
    where j.locked_by is not null and j.locked_at < now() - interval '10 seconds'
      and j.locked_by not in (select worker_id from living)
    having count(*) > 0`);
}
