-- One row a command sent with an Idempotency-Key, written in the command's own transaction.
create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash text not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- The counter is locked by the writing transaction, so the facts of one person commit in the order of seq.
create table stream_counters (
  person_id uuid primary key,
  last_seq bigint not null default 0,
  trimmed_to bigint not null default 0
);

create table stream_facts (
  person_id uuid not null,
  seq bigint not null,
  fact text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (person_id, seq)
);
create index stream_facts_created_at on stream_facts (created_at);
