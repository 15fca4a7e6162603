-- A post is a draft from the moment its dialog opens, so that it has an id before it has words (POST-1).
create table posts (
  id uuid primary key,
  author_id uuid not null references people (id) on delete cascade,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'DELETED')),
  type text not null default 'POST' check (type in ('POST', 'REPOST')),
  visibility text not null default 'PUBLIC' check (visibility in ('PUBLIC', 'FOLLOWERS')),
  content text not null default '' check (char_length(content) <= 4000),
  -- What stands in the {{key}} places of the content: [{key, type, id, name, detail}].
  parameters jsonb not null default '[]',
  tagged_people uuid[] not null default '{}',
  ref_post_id uuid references posts (id) on delete set null,
  -- A repost without own words or pictures: nothing without what it refers to.
  bare boolean not null default false check (not bare or (type = 'REPOST' and content = '')),
  -- Its place in every feed, the newest greatest; made when it is published, long after its id perhaps.
  position uuid unique,
  -- Its author has too many followers for their inboxes: it is merged in when they read.
  on_read boolean not null default false,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  repost_count integer not null default 0 check (repost_count >= 0),
  created_at timestamptz not null,
  published_at timestamptz,
  edited_at timestamptz,
  deleted_at timestamptz,
  constraint published_has_position check ((state = 'DRAFT') = (position is null)),
  constraint deleted_has_time check ((state = 'DELETED') = (deleted_at is not null)),
  constraint deleted_has_no_words check (state <> 'DELETED' or content = '')
);
create index posts_of_author on posts (author_id, position desc) where state = 'PUBLISHED';
create index posts_merged_on_read on posts (author_id, position desc) where state = 'PUBLISHED' and on_read;
create index posts_that_refer on posts (ref_post_id) where ref_post_id is not null;
create index posts_never_published on posts (created_at) where state = 'DRAFT';
-- Somebody reposts a post once; quoting it with own words is another post each time.
create unique index posts_one_repost on posts (author_id, ref_post_id)
  where bare and state = 'PUBLISHED';

-- Authors whose newer posts are merged on read.
create table big_authors (
  person_id uuid primary key references people (id) on delete cascade
);

create table post_pictures (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  place smallint not null check (place between 0 and 3),
  media_id uuid not null unique references media (id),
  alt text not null default '' check (char_length(alt) <= 300),
  constraint one_picture_a_place unique (post_id, place)
);

-- The first web address of a post, and what its page says of itself.
create table post_links (
  post_id uuid primary key references posts (id) on delete cascade,
  url text not null check (char_length(url) <= 500),
  state text not null default 'PENDING' check (state in ('PENDING', 'READY', 'FAILED')),
  title text not null default '' check (char_length(title) <= 200),
  description text not null default '' check (char_length(description) <= 400),
  site text not null default '' check (char_length(site) <= 100)
);

create table post_tags (
  tag text not null check (char_length(tag) between 2 and 50),
  position uuid not null,
  post_id uuid not null references posts (id) on delete cascade,
  primary key (tag, position)
);
create index post_tags_of_post on post_tags (post_id);

create table post_places (
  -- Of the gazetteer; no reference, because it is loaded anew as a whole.
  place_id integer not null,
  position uuid not null,
  post_id uuid not null references posts (id) on delete cascade,
  primary key (place_id, position)
);
create index post_places_of_post on post_places (post_id);

-- What an edit replaced, oldest first (POST-3).
create table post_revisions (
  post_id uuid not null references posts (id) on delete cascade,
  number smallint not null,
  content text not null,
  parameters jsonb not null,
  written_at timestamptz not null,
  primary key (post_id, number)
);

create table post_likes (
  post_id uuid not null references posts (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  created_at timestamptz not null,
  primary key (post_id, person_id)
);
create index post_likes_of_person on post_likes (person_id);

create table post_saves (
  person_id uuid not null references people (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  -- Where it stands in the list, the last saved greatest.
  position uuid not null,
  primary key (person_id, post_id)
);
create index post_saves_in_order on post_saves (person_id, position desc);

create table post_comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  author_id uuid not null references people (id) on delete cascade,
  parent_id uuid references post_comments (id) on delete cascade,
  body text not null check (char_length(body) <= 2000),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('AUTHOR', 'HOST')),
  constraint removed_says_who check ((removed_at is null) = (removed_by is null)),
  constraint shown_has_words check (removed_at is not null or body <> '')
);
create index post_comments_threads on post_comments (post_id, id) where parent_id is null;
create index post_comments_replies on post_comments (parent_id, id) where parent_id is not null;
create index post_comments_author on post_comments (author_id);

-- The inbox: filled in the background, read in order. What somebody may see is asked when they read, so a row
-- grants nothing and may be left behind; the post is not referred to, because each of its rows would be checked.
create table timeline_entries (
  person_id uuid not null references people (id) on delete cascade,
  position uuid not null,
  post_id uuid not null,
  primary key (person_id, position) include (post_id)
);
