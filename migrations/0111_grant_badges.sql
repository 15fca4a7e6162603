-- Who is a professional by trade: asked for by the person, granted by a moderator (INS-5).
create table badge_requests (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  profession text not null check (profession in ('DOCTOR', 'NUTRITIONIST', 'PHYSICAL_THERAPIST', 'GUIDE')),
  -- How it can be checked; read by moderators alone.
  proof text not null check (char_length(proof) between 1 and 2000),
  state text not null default 'OPEN' check (state in ('OPEN', 'GRANTED', 'DECLINED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references people (id) on delete set null,
  constraint decided_has_time check ((state = 'OPEN') = (decided_at is null))
);
create unique index badge_requests_one_open on badge_requests (person_id) where state = 'OPEN';
create index badge_requests_open on badge_requests (id) where state = 'OPEN';

create table badges (
  person_id uuid primary key references people (id) on delete cascade,
  profession text not null check (profession in ('DOCTOR', 'NUTRITIONIST', 'PHYSICAL_THERAPIST', 'GUIDE')),
  granted_at timestamptz not null,
  granted_by uuid references people (id) on delete set null
);
