-- People go on writing to the old tables meanwhile; 0933 makes good what they change.
insert into comments (id, huddle_id, post_id, inspiration_id, author_id, parent_id, body, created_at, edited_at, removed_at,
    removed_by)
  select id, huddle_id, post_id, inspiration_id, author_id, parent_id, body, created_at, edited_at, removed_at, removed_by
  from comments_before;
