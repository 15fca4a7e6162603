create table email_verifications (
  token_hash bytea primary key,
  person_id uuid not null references people (id) on delete cascade,
  email citext not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_verifications_person on email_verifications (person_id);
