-- After an outing (HUD-26): the word of somebody who was there, and what of theirs may stand in a report.
create table look_backs (
  huddle_id uuid not null references huddles (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  word text not null check (char_length(word) <= 60),
  may_be_named boolean not null,
  may_show_photos boolean not null,
  -- When word or name were given, by the clock of the database.
  answered_at timestamptz not null,
  primary key (huddle_id, person_id)
);
create index look_backs_of_person on look_backs (person_id);

-- Of which outings people were asked for that, so that nobody is asked twice.
create table asked_look_backs (
  huddle_id uuid primary key references huddles (id) on delete cascade,
  asked_at timestamptz not null
);
-- Nobody is asked about what was over before.
insert into asked_look_backs (huddle_id, asked_at)
select id, now() from huddles where ends_at < now() and ends_at > now() - interval '7 days';

-- An inspiration that began as the report of an outing, and how it was there on that day (HUD-30).
create table trip_reports (
  inspiration_id uuid primary key references inspirations (id) on delete cascade,
  huddle_id uuid not null references huddles (id) on delete cascade,
  author_id uuid not null references people (id) on delete cascade,
  seen_on date not null,
  conditions text[] not null check (cardinality(conditions) <= 8 and conditions <@ array['GOOD', 'SNOW', 'ICE', 'MUD', 'WATER',
    'FALLEN_TREES', 'OVERGROWN', 'CLOSED']),
  note text not null check (char_length(note) <= 200),
  -- Where that was, in cells of a fiftieth of a degree.
  lat_cell integer,
  lng_cell integer,
  trail_url text not null,
  -- What was said by then stands in it already.
  filled_at timestamptz,
  unique (huddle_id, author_id)
);
create index trip_reports_by_place on trip_reports (lat_cell, lng_cell, seen_on desc);
create index trip_reports_by_trail on trip_reports (trail_url, seen_on desc) where trail_url <> '';
create index trip_reports_of_author on trip_reports (author_id);

-- A picture of a report may be the photo of somebody who was there: it is shown while they allow it, and then no more.
alter table inspiration_pictures alter column media_id drop not null;
alter table inspiration_pictures add column photo_id uuid references huddle_photos (id) on delete set null;
create unique index inspiration_pictures_photo on inspiration_pictures (photo_id, inspiration_id);
