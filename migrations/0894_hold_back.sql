-- What a filter has held back stands in the queue of moderators until one of them shows it or keeps it hidden.
alter table moderation_cases add column held_for text check (held_for in ('LINKS', 'SAME_TEXT', 'LIST'));
-- What it said then: moderators do not read the thing itself.
alter table moderation_cases add column held_words text not null default '';
-- How many addresses a list had.
alter table moderation_cases add column held_count int check (held_count > 0);
-- The event that held it back last, so that it counts once.
alter table moderation_cases add column held_event uuid;
-- Whose it is; their words go with them.
alter table moderation_cases add column held_from uuid references people (id) on delete set null;
create index moderation_cases_held_event on moderation_cases (held_event) where held_event is not null;
create index moderation_cases_held_from on moderation_cases (held_from) where held_from is not null;

-- How much the reports of a case weigh, in hundredths of one report by somebody known, and as how many they count (C2).
alter table moderation_cases add column reports int not null default 0;
update moderation_cases set reports = version;
alter table moderation_cases add column weight int not null default 100;
alter table moderation_cases add column voices int not null default 1;
alter table moderation_cases add column doubts text[] not null default '{}'
  check (doubts <@ '{NEW_ACCOUNTS,SAME_TIME,RECORD}'::text[]);
create index moderation_cases_by_weight on moderation_cases (weight desc, id) where state = 'OPEN';
drop index moderation_cases_open;
-- The last reports of a case, however many it has.
create index reports_in_case on reports (case_id, id) where case_id is not null;
drop index reports_case;

-- An invitation of a newcomer's long list that waits for moderators.
alter table community_invitations add column held_at timestamptz;
create index community_invitations_held on community_invitations (community_id) where held_at is not null;
