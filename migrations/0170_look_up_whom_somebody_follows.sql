-- Whether somebody follows a person is asked for every post of a page: one descent of one index answers it, state
-- included. By the index in the order of the lists it took two or three.
create unique index follows_of_pair on follows (follower_id, followee_id) include (state);
alter table follows drop constraint follows_pkey, add constraint follows_pkey primary key using index follows_of_pair;
