-- A discussion of one level: a comment, or the reply to one. What is removed loses its words at once.
create table huddle_comments (
  id uuid primary key,
  huddle_id uuid not null references huddles (id) on delete cascade,
  author_id uuid not null references people (id) on delete cascade,
  parent_id uuid references huddle_comments (id) on delete cascade,
  body text not null check (char_length(body) <= 2000),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('AUTHOR', 'HOST')),
  constraint removed_says_who check ((removed_at is null) = (removed_by is null)),
  constraint shown_has_words check (removed_at is not null or body <> '')
);
create index huddle_comments_threads on huddle_comments (huddle_id, id desc) where parent_id is null;
create index huddle_comments_replies on huddle_comments (parent_id, id) where parent_id is not null;
create index huddle_comments_author on huddle_comments (author_id);
