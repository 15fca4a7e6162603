-- Everything of a person as a zip. The file lies in parts in the storage of pictures, so that no process ever holds
-- all of it.
create table data_exports (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'ENDED')),
  -- Steps done, and all there are; none are known before it runs.
  done integer not null default 0,
  total integer not null default 0,
  bytes bigint not null default 0,
  -- How many parts may lie in the storage, noted before each is put there.
  parts integer not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz
);
create unique index data_exports_one_at_a_time on data_exports (person_id) where state in ('WAITING', 'RUNNING');
create index data_exports_person on data_exports (person_id, asked_at desc);
create index data_exports_expire on data_exports (expires_at) where state = 'READY';
create index data_exports_asked on data_exports (asked_at);
