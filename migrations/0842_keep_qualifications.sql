-- What members of a club are qualified for, from a day and until a day (C14), and of which end they were told: so many days
-- before.
create table member_qualifications (
  id uuid primary key,
  community_id uuid not null references communities (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  valid_from text not null check (valid_from ~ '^\d{4}-\d{2}-\d{2}$'),
  valid_to text check (valid_to ~ '^\d{4}-\d{2}-\d{2}$'),
  told_days integer,
  foreign key (community_id, person_id) references memberships (community_id, person_id) on delete cascade,
  constraint member_qualifications_end_after_begin check (valid_to >= valid_from)
);
create index member_qualifications_member on member_qualifications (community_id, person_id);
create index member_qualifications_person on member_qualifications (person_id);
create index member_qualifications_end on member_qualifications (valid_to);

-- What an outing asks of who leads it, by its name in the club.
alter table huddles add column leader_needs text not null default '';
alter table huddles add constraint huddles_leader_needs_is_short check (char_length(leader_needs) <= 80) not valid;
