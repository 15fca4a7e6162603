-- A job says its limit of attempts by the word of everything else; processes of the release before say it by the old one.
create or replace function enqueue_jobs(jobs json) returns bigint language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
as $$
begin
  return (select count(*) from graphile_worker.add_jobs(array(
    select row(j.task, j.payload, null, j."runAt", coalesce(j."maxAttempts", j."mostAttempts"), j.key, null, null)::graphile_worker.job_spec
    from json_to_recordset(jobs) as j(task text, payload json, "runAt" timestamptz, "maxAttempts" int, "mostAttempts" int, key text))));
end $$;
