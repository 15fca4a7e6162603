-- An inspiration is written in a working copy; what readers see is a copy of it, made when it is published.
create table inspirations (
  id uuid primary key,
  author_id uuid not null references people (id) on delete cascade,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED')),
  -- Rises with each save: who saves says from which one they started.
  edition integer not null default 1 check (edition > 0),
  title text not null default '' check (char_length(title) <= 140),
  summary text not null default '' check (char_length(summary) <= 300),
  cover_picture_id uuid,
  topics text[] not null default '{}' check (cardinality(topics) <= 3),
  -- It gives advice about health (INS-5).
  health boolean not null default false,
  document jsonb not null default '{"type": "doc", "content": []}',
  created_at timestamptz not null,
  saved_at timestamptz not null,
  scheduled_at timestamptz,
  -- When readers first saw it; it keeps its place in lists when it is published anew.
  published_at timestamptz,
  -- The working copy that readers see.
  published_edition integer,
  like_count integer not null default 0 check (like_count >= 0),
  save_count integer not null default 0 check (save_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  reader_count integer not null default 0 check (reader_count >= 0),
  constraint scheduled_has_time check ((state = 'SCHEDULED') = (scheduled_at is not null)),
  constraint published_has_time check (state <> 'PUBLISHED' or (published_at is not null and published_edition is not null))
);
create index inspirations_of_author on inspirations (author_id, id desc);
create index inspirations_scheduled on inspirations (scheduled_at) where state = 'SCHEDULED';

-- What readers see.
create table inspiration_stories (
  inspiration_id uuid primary key references inspirations (id) on delete cascade,
  -- Its place in every list, the newest greatest; made when it is first published, and kept.
  position uuid not null unique,
  title text not null check (title <> ''),
  summary text not null,
  cover_picture_id uuid,
  topics text[] not null,
  health boolean not null,
  document jsonb not null,
  -- The pictures it shows: no other picture of it is public.
  pictures uuid[] not null,
  minutes smallint not null check (minutes > 0),
  changed_at timestamptz not null,
  words tsvector not null
);
create index inspiration_stories_topics on inspiration_stories using gin (topics);
create index inspiration_stories_words on inspiration_stories using gin (words);

-- Working copies as they were: kept every few minutes of writing, and whenever it was published.
create table inspiration_revisions (
  inspiration_id uuid not null references inspirations (id) on delete cascade,
  number integer not null,
  reason text not null check (reason in ('SAVED', 'PUBLISHED', 'RESTORED')),
  title text not null,
  summary text not null,
  cover_picture_id uuid,
  topics text[] not null,
  health boolean not null,
  document jsonb not null,
  saved_at timestamptz not null,
  primary key (inspiration_id, number)
);

create table inspiration_pictures (
  id uuid primary key,
  inspiration_id uuid not null references inspirations (id) on delete cascade,
  media_id uuid not null unique references media (id)
);
create index inspiration_pictures_of on inspiration_pictures (inspiration_id);

create table inspiration_likes (
  inspiration_id uuid not null references inspirations (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  created_at timestamptz not null,
  primary key (inspiration_id, person_id)
);
create index inspiration_likes_of_person on inspiration_likes (person_id);

-- The reading list.
create table inspiration_saves (
  person_id uuid not null references people (id) on delete cascade,
  inspiration_id uuid not null references inspirations (id) on delete cascade,
  position uuid not null,
  primary key (person_id, inspiration_id)
);
create index inspiration_saves_in_order on inspiration_saves (person_id, position desc);
create index inspiration_saves_of on inspiration_saves (inspiration_id);

create table inspiration_comments (
  id uuid primary key,
  inspiration_id uuid not null references inspirations (id) on delete cascade,
  author_id uuid not null references people (id) on delete cascade,
  parent_id uuid references inspiration_comments (id) on delete cascade,
  body text not null check (char_length(body) <= 2000),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('AUTHOR', 'HOST')),
  constraint removed_says_who check ((removed_at is null) = (removed_by is null)),
  constraint shown_has_words check (removed_at is not null or body <> '')
);
create index inspiration_comments_threads on inspiration_comments (inspiration_id, id) where parent_id is null;
create index inspiration_comments_replies on inspiration_comments (parent_id, id) where parent_id is not null;
create index inspiration_comments_author on inspiration_comments (author_id);

-- Readers are counted once a day and never by name: a mark is a hash with a salt that is thrown away with its day.
create table reading_salts (
  day date primary key,
  salt bytea not null
);
create table inspiration_readings (
  inspiration_id uuid not null references inspirations (id) on delete cascade,
  mark bytea not null,
  day date not null,
  primary key (inspiration_id, mark)
);
create index inspiration_readings_day on inspiration_readings (day);
