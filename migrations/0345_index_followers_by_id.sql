-- outside a transaction: an index that is made while people go on writing
-- What somebody posts is spread to their followers in the order of ids, a turn at a time.
drop index concurrently if exists follows_by_id;
create index concurrently follows_by_id on follows (followee_id, follower_id) where state = 'FOLLOWING';
