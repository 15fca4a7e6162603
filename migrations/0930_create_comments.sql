-- What is said under outings, posts and articles, in one table instead of three. A discussion has one level: a comment, or
-- the reply to one. What is removed loses its words at once. The foreign keys come with 0933, so that copying locks no row
-- that people write to.
create table comments (
  id uuid primary key,
  huddle_id uuid,
  post_id uuid,
  inspiration_id uuid,
  -- The one of the three that it stands under, by which all of them are read.
  about uuid not null generated always as (coalesce(huddle_id, post_id, inspiration_id)) stored,
  author_id uuid not null,
  parent_id uuid,
  body text not null check (char_length(body) <= 2000),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('AUTHOR', 'HOST')),
  constraint about_one_thing check (num_nonnulls(huddle_id, post_id, inspiration_id) = 1),
  constraint removed_says_who check ((removed_at is null) = (removed_by is null)),
  constraint shown_has_words check (removed_at is not null or body <> '')
);

-- Until 0933: the three as one.
create view comments_before as
  select id, huddle_id, null::uuid as post_id, null::uuid as inspiration_id, author_id, parent_id, body, created_at,
    edited_at, removed_at, removed_by from huddle_comments
  union all
  select id, null, post_id, null, author_id, parent_id, body, created_at, edited_at, removed_at, removed_by
    from post_comments
  union all
  select id, null, null, inspiration_id, author_id, parent_id, body, created_at, edited_at, removed_at, removed_by
    from inspiration_comments;
