-- outside a transaction: indexes that are made while people go on writing
-- Each fits the order of one list to its last column, so that a page is read and nothing else.
drop index concurrently if exists post_likes_newest;
create index concurrently post_likes_newest on post_likes (post_id, created_at desc, person_id desc);
drop index concurrently if exists follows_of_followee;
create index concurrently follows_of_followee on follows (followee_id, state, since desc, follower_id desc);
drop index concurrently if exists memberships_by_rank;
create index concurrently memberships_by_rank on memberships (community_id, state,
  array_position(array['MEMBER', 'ADMIN', 'OWNER'], role) desc, since desc, person_id desc);
drop index concurrently if exists memberships_leading;
create index concurrently memberships_leading on memberships (community_id, role) where role <> 'MEMBER';
drop index concurrently if exists participations_roster;
create index concurrently participations_roster on participations
  (huddle_id, place, answer, coalesce(answered_at, created_at), person_id);
drop index concurrently if exists participations_interested;
create index concurrently participations_interested on participations
  (huddle_id, coalesce(queue_number, 9007199254740991), coalesce(answered_at, created_at), person_id) where interested;
drop index concurrently if exists participations_declined;
create index concurrently participations_declined on participations
  (huddle_id, coalesce(queue_number, 9007199254740991), coalesce(answered_at, created_at), person_id)
  where declined_at is not null;
drop index concurrently if exists follows_followee;
