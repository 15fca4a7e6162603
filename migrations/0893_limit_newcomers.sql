-- Newcomers earn room by coming along (C9). An operator can say that somebody is known, whatever they came to.
alter table people add column trusted boolean not null default false;
alter table operator_acts drop constraint operator_acts_power_check;
alter table operator_acts add constraint operator_acts_power_check check (power in (
  'beta', 'dev', 'moderator', 'operator', 'trusted', 'suspension', 'doctor', 'nutritionist', 'physical_therapist',
  'guide')) not valid;

-- To whom a newcomer has written who did not know them; kept for a day.
create table stranger_contacts (
  person_id uuid not null references people (id) on delete cascade,
  stranger_id uuid not null references people (id) on delete cascade,
  at timestamptz not null,
  primary key (person_id, stranger_id)
);
create index stranger_contacts_stranger on stranger_contacts (stranger_id);
create index stranger_contacts_by_time on stranger_contacts (at);

-- Where somebody said the same long text, as the digest of it; kept for a day.
create table said_texts (
  person_id uuid not null references people (id) on delete cascade,
  digest bytea not null check (octet_length(digest) = 32),
  place_id uuid not null,
  at timestamptz not null,
  primary key (person_id, digest, place_id)
);
create index said_texts_by_time on said_texts (at);
