-- Who may have pages rendered for them in one browser: a cookie's secret, as its hash, and the log-in it stands for.
create table page_sessions (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  secret_hash bytea not null,
  -- The secret before, until the browser has shown the new one.
  previous_hash bytea,
  -- Whether the browser has shown the secret that it was last sent.
  shown boolean not null default false,
  -- The log-in at the embedded provider, whose end is the session's.
  grant_id text,
  -- At another provider: its tokens, encrypted, and until when one request is renewing them.
  provider_tokens bytea,
  renewing_until timestamptz,
  logged_in_at timestamptz,
  created_at timestamptz not null default now(),
  rotated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index page_sessions_person on page_sessions (person_id);
create index page_sessions_expiry on page_sessions (expires_at);
create index page_sessions_grant on page_sessions (grant_id) where grant_id is not null;
