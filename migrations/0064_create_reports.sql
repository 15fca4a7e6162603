-- What people tell moderators. The name is kept as it was, so that an edit does not hide what was reported.
create table reports (
  id uuid primary key,
  reporter_id uuid not null references people (id) on delete cascade,
  object_type text not null check (object_type in ('HUDDLE')),
  object_id uuid not null,
  object_name text not null,
  reason text not null check (reason in ('SPAM', 'HARASSMENT', 'DANGEROUS', 'MISLEADING', 'ILLEGAL', 'OTHER')),
  body text not null default '' check (char_length(body) <= 2000),
  state text not null default 'OPEN' check (state in ('OPEN', 'UPHELD', 'DISMISSED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references people (id) on delete set null,
  constraint decided_has_time check ((state = 'OPEN') = (decided_at is null))
);
create unique index reports_one_open on reports (reporter_id, object_type, object_id) where state = 'OPEN';
create index reports_open on reports (id) where state = 'OPEN';
