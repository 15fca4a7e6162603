-- outside a transaction: the old tables are in use, and this takes as long as there are comments
drop index concurrently if exists comments_threads;
create index concurrently comments_threads on comments (about, id) where parent_id is null;
drop index concurrently if exists comments_replies;
create index concurrently comments_replies on comments (parent_id, id) where parent_id is not null;
drop index concurrently if exists comments_author;
create index concurrently comments_author on comments (author_id);
drop index concurrently if exists comments_of_huddle;
create index concurrently comments_of_huddle on comments (huddle_id) where huddle_id is not null;
drop index concurrently if exists comments_of_post;
create index concurrently comments_of_post on comments (post_id) where post_id is not null;
drop index concurrently if exists comments_of_inspiration;
create index concurrently comments_of_inspiration on comments (inspiration_id) where inspiration_id is not null;
