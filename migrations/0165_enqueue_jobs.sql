-- Enqueues jobs by the function of their library, whose statements would be planned anew with each call: a plan for
-- the very jobs at hand always looks cheaper than one for any. Planning takes four times as long as carrying out.
-- A kept plan must stand when many jobs wait, whatever their table looked like when it was made: by the index.
create function enqueue_jobs(jobs json) returns bigint language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
as $$
begin
  return (select count(*) from graphile_worker.add_jobs(array(
    select row(j.task, j.payload, null, j."runAt", j."mostAttempts", j.key, null, null)::graphile_worker.job_spec
    from json_to_recordset(jobs) as j(task text, payload json, "runAt" timestamptz, "mostAttempts" int, key text))));
end $$;
