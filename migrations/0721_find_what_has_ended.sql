-- outside a transaction
drop index concurrently if exists huddles_by_end;
create index concurrently huddles_by_end on huddles (ends_at) where status = 'PUBLISHED';
