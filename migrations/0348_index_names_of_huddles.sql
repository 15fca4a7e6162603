-- outside a transaction: an index that is made while people go on writing
-- Huddles by a part of their name, for who cites one in an article.
drop index concurrently if exists huddles_by_name;
create index concurrently huddles_by_name on huddles using gin (name gin_trgm_ops) where status <> 'DRAFT';
