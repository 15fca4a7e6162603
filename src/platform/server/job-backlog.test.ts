import { expect, test } from 'vitest';
import { buildTestApp } from '#app/server/testing/build-test-app.ts';
import { behind, readBacklog } from './job-backlog.ts';

const of = (oldestSeconds: number) => ({ task: 'say', due: 1, oldestSeconds, givenUp: 0 });

test('ADM-2 a kind of jobs is behind once its oldest has been due for five minutes', () => {
  expect(behind([of(299)])).toEqual([]);
  expect(behind([of(300)])).toEqual([of(300)]);
});

test('ADM-2 what is due, what waits for later and what was given up are told apart by kind', async () => {
  const world = await buildTestApp({ METRICS_TOKEN: 'a token for this' });
  const { pool } = world.platform.database;
  const add = (task: string, runAt: string) =>
    pool.query(`select graphile_worker.add_job($1, '{}', run_at => now() + $2::interval)`, [task, runAt]);
  await add('first', '-600 seconds');
  await add('first', '-60 seconds');
  await add('first', '1 hour');
  await add('second', '-60 seconds');
  await pool.query(`update graphile_worker._private_jobs j set attempts = max_attempts
    from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'second'`);
  const found = (await readBacklog(pool)).filter(({ task }) => ['first', 'second'].includes(task));
  expect(found).toEqual([
    { task: 'first', due: 2, oldestSeconds: 600, givenUp: 0 },
    { task: 'second', due: 0, oldestSeconds: 0, givenUp: 1 },
  ]);
  const metrics = await world.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token for this' },
  });
  expect(metrics.body).toContain('jobs_due{job="first"} 2');
  expect(metrics.body).toContain('jobs_given_up{job="second"} 1');
  await world.close();
});
