-- outside a transaction: an index that is made while people go on writing
drop index concurrently if exists huddles_called_off;
create index concurrently huddles_called_off on huddles (starts_at, id) where privacy = 'PUBLIC' and status = 'CANCELLED';
