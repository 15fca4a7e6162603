alter table comments validate constraint comments_huddle_id_fkey;
alter table comments validate constraint comments_post_id_fkey;
alter table comments validate constraint comments_inspiration_id_fkey;
alter table comments validate constraint comments_author_id_fkey;
alter table comments validate constraint comments_parent_id_fkey;
