-- Who has asked to be deleted, and from when on it is done; until then logging in takes it back.
create table account_deletions (
  person_id uuid primary key references people (id) on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- Steps that failed at the last try.
  failed text[] not null default '{}',
  rows_gone integer not null default 0
);
create index account_deletions_due on account_deletions (due_at);

-- Of somebody who is deleted the row stays, empty, for what others have said to them: a former member.
alter table people add column deleted_at timestamptz;
create index people_deleted on people (deleted_at) where deleted_at is not null;
alter table people add constraint people_deleted_are_empty check (deleted_at is null or (
  username is null and email is null and first_name = '' and last_name = '' and bio = '' and interests = '{}'
  and mobile is null and place_name is null and place_address is null and place_lat is null
  and date_of_birth is null and gender is null and onboarded_at is null and picture_media_id is null
  and cover_media_id is null)) not valid;
