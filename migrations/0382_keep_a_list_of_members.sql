-- Dues: what a club asks, and until which day each member has paid; when they last did something in the club.
alter table communities
  add column dues_cents integer,
  add column dues_currency text,
  add column dues_every text,
  add constraint communities_dues_are_whole check ((dues_cents is null) = (dues_every is null)
    and (dues_cents is null) = (dues_currency is null)) not valid,
  add constraint communities_dues_are_sane check (dues_cents between 1 and 10000000) not valid,
  add constraint communities_dues_every_is_known
    check (dues_every = any (array['MONTH', 'QUARTER', 'HALF_YEAR', 'YEAR'])) not valid,
  add constraint communities_dues_currency_is_a_code check (dues_currency ~ '^[A-Z]{3}$') not valid;
alter table memberships
  add column paid_until text,
  add column dues_asked_at timestamptz,
  add column active_at timestamptz,
  add constraint memberships_paid_until_is_a_day check (paid_until ~ '^\d{4}-\d{2}-\d{2}$') not valid;

-- What admins note about a member, who may read it themselves; it goes with the membership.
create table member_notes (
  community_id uuid not null,
  person_id uuid not null,
  body text not null check (char_length(body) between 1 and 2000),
  written_by uuid references people (id) on delete set null,
  written_at timestamptz not null,
  primary key (community_id, person_id),
  foreign key (community_id, person_id) references memberships (community_id, person_id) on delete cascade
);
create index member_notes_writer on member_notes (written_by);

-- What admins write to some of the members.
create table member_messages (
  id uuid primary key,
  community_id uuid not null references communities (id) on delete cascade,
  author_id uuid references people (id) on delete set null,
  body text not null check (char_length(body) between 1 and 4000),
  sent_at timestamptz not null
);
create index member_messages_of_community on member_messages (community_id, sent_at desc);
create index member_messages_author on member_messages (author_id);
create table member_message_readers (
  message_id uuid not null references member_messages (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  primary key (message_id, person_id)
);
create index member_message_readers_person on member_message_readers (person_id, message_id desc);
