-- Says which tasks are enqueued, before the job library says how many jobs: a queue that runs none of them need not look.
-- Processes of the release before hear of no job in it, and go by what the library says.
create or replace function enqueue_jobs(jobs json) returns bigint language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
as $$
begin
  perform pg_notify('jobs:insert', (select json_build_object('count', 0, 'tasks', json_agg(distinct j.task))::text
    from json_to_recordset(jobs) as j(task text)));
  return (select count(*) from graphile_worker.add_jobs(array(
    select row(j.task, j.payload, null, j."runAt", coalesce(j."maxAttempts", j."mostAttempts"), j.key, null, null)::graphile_worker.job_spec
    from json_to_recordset(jobs) as j(task text, payload json, "runAt" timestamptz, "maxAttempts" int, "mostAttempts" int, key text))));
end $$;
