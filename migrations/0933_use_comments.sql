-- The old tables stand still while what has changed since 0931 is made good: one pass over the comments, a second or two
-- for a million. From here on the release before neither shows nor takes comments, until it ends: it answers those
-- requests with an error, nothing of what is kept is lost, and what a browser has kept is sent again. Its other pages go on,
-- but for deleting a post and the steps of deleting an account, which are tried again.
lock table huddle_comments, post_comments, inspiration_comments in share row exclusive mode;
delete from comments c where not exists (select from comments_before b where b.id = c.id);
update comments c set body = b.body, edited_at = b.edited_at, removed_at = b.removed_at, removed_by = b.removed_by
from comments_before b where b.id = c.id
  and (b.body, b.edited_at, b.removed_at) is distinct from (c.body, c.edited_at, c.removed_at);
insert into comments (id, huddle_id, post_id, inspiration_id, author_id, parent_id, body, created_at, edited_at, removed_at,
    removed_by)
  select id, huddle_id, post_id, inspiration_id, author_id, parent_id, body, created_at, edited_at, removed_at, removed_by
  from comments_before b where not exists (select from comments c where c.id = b.id);

alter table comments
  add constraint comments_huddle_id_fkey foreign key (huddle_id) references huddles (id) on delete cascade not valid,
  add constraint comments_post_id_fkey foreign key (post_id) references posts (id) on delete cascade not valid,
  add constraint comments_inspiration_id_fkey
    foreign key (inspiration_id) references inspirations (id) on delete cascade not valid,
  add constraint comments_author_id_fkey foreign key (author_id) references people (id) on delete cascade not valid,
  add constraint comments_parent_id_fkey foreign key (parent_id) references comments (id) on delete cascade not valid;
drop view comments_before;
drop table huddle_comments, post_comments, inspiration_comments;
