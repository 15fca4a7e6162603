-- What a profile shows of clubs and of people one went out with is for their owner to say; nobody is asked, so nothing
-- is shown.
alter table people add column clubs_shown boolean not null default false,
  add column companions_shown boolean not null default false;
