-- outside a transaction: an index that is made while people go on writing
drop index concurrently if exists huddles_by_rides;
create index concurrently huddles_by_rides on huddles (starts_at, id)
  where privacy = 'PUBLIC' and status = 'PUBLISHED' and carpooling;
