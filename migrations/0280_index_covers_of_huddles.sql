-- outside a transaction: an index that is made while people go on writing
drop index concurrently if exists huddles_cover;
create index concurrently huddles_cover on huddles (cover_media_id) where cover_media_id is not null;
