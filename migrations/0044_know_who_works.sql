-- Who takes jobs: a worker of the job library, and the connections of the process it lives in. A process that was
-- killed leaves its jobs locked; this is how the others know.
create table job_workers (
  worker_id text primary key,
  process_name text not null,
  since timestamptz not null default now()
);
