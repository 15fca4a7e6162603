-- A copy of somebody's data that they bring in from another installation. The file lies in parts in the storage, as an
-- export does, until it has been brought in.
create table data_imports (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  state text not null default 'UPLOADING' check (state in ('UPLOADING', 'READING', 'READ', 'RUNNING', 'DONE', 'REFUSED')),
  bytes bigint not null,
  -- Parts that have arrived.
  parts integer not null default 0,
  -- What is in it, and after the end what became of it.
  found jsonb,
  -- Why it cannot be read, or why it stopped.
  fault text,
  -- What of it is brought in.
  wanted text[] not null default '{}',
  done integer not null default 0,
  total integer not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz
);
create unique index data_imports_one_at_a_time on data_imports (person_id)
  where state in ('UPLOADING', 'READING', 'READ', 'RUNNING');
create index data_imports_person on data_imports (person_id, started_at desc);
create index data_imports_started on data_imports (started_at);
