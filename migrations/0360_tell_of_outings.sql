-- Which new outings of a community a member wants to hear of; without a row, of all of them and by mail, too.
create table outing_choices (
  community_id uuid not null references communities (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  wanted text not null check (wanted in ('ALL', 'FITTING', 'NONE')),
  by_mail boolean not null,
  -- What fits: none means any activity, any distance, any difficulty.
  activities text[] not null default '{}' check (activities <@ array['GENERAL', 'HIKING', 'BACKPACKING', 'CAMPING', 'CYCLING',
    'MOUNTAIN_BIKING', 'TRAIL_RUNNING', 'WALKING', 'CLIMBING', 'PADDLING', 'SKIING', 'SNOWSHOEING', 'BIRDWATCHING', 'FISHING',
    'YOGA', 'VOLUNTEERING']),
  within_km integer check (within_km between 1 and 1000),
  hardest text check (hardest in ('EASY', 'MODERATE', 'HARD', 'VERY_HARD')),
  primary key (community_id, person_id),
  foreign key (community_id, person_id) references memberships (community_id, person_id) on delete cascade
);
create index outing_choices_person on outing_choices (person_id);

-- What a community was told of, so that an edit tells nobody twice: 'planned:' and 'moved:' with a huddle or a series.
create table told_outings (
  community_id uuid not null references communities (id) on delete cascade,
  what text not null check (char_length(what) <= 120),
  at timestamptz not null,
  primary key (community_id, what)
);
-- Nobody hears as news of what was there before.
insert into told_outings (community_id, what, at)
select community_id, 'planned:' || coalesce(series_id, id), now() from huddles
where community_id is not null and status <> 'DRAFT' on conflict do nothing;

-- When those who have not answered were last reminded of a huddle.
create table huddle_reminders (
  huddle_id uuid primary key references huddles (id) on delete cascade,
  asked_by uuid references people (id) on delete set null,
  asked_at timestamptz not null
);
create index huddle_reminders_asker on huddle_reminders (asked_by);

-- The word at the end of a mail that ends mails of new outings of one community.
create table outing_unsubscribes (
  token text primary key check (char_length(token) between 22 and 64),
  person_id uuid not null references people (id) on delete cascade,
  community_id uuid not null references communities (id) on delete cascade,
  unique (person_id, community_id)
);
create index outing_unsubscribes_community on outing_unsubscribes (community_id);
