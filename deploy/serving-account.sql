-- Rights of the account that the server runs with, apart from the one that migrates and owns the tables. Run it as the
-- owner, in the database of the app, after the first migration and after each new version; it may run any number of
-- times. Both exist before: create role trailfolk_server login password '…'
grant usage on schema public, graphile_worker to trailfolk_server;
grant select, insert, update, delete on all tables in schema public, graphile_worker to trailfolk_server;
grant usage, select on all sequences in schema public, graphile_worker to trailfolk_server;
grant execute on all functions in schema public, graphile_worker to trailfolk_server;
-- Which migrations have run, the server only reads.
revoke insert, update, delete on migrations, graphile_worker.migrations from trailfolk_server;
-- What later versions add, too.
alter default privileges in schema public, graphile_worker
  grant select, insert, update, delete on tables to trailfolk_server;
alter default privileges in schema public, graphile_worker grant usage, select on sequences to trailfolk_server;
alter default privileges in schema public, graphile_worker grant execute on functions to trailfolk_server;
-- The tables of jobs show their rows to nobody but the owner, unless a policy says so.
do $$
declare job_table text;
begin
  for job_table in
    select c.relname from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
  loop
    execute format('drop policy if exists serving on graphile_worker.%I', job_table);
    execute format(
      'create policy serving on graphile_worker.%I for all to trailfolk_server using (true) with check (true)', job_table);
  end loop;
end $$;
