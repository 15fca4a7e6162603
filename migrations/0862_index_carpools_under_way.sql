-- outside a transaction: an index that holds no write back
drop index concurrently if exists carpools_under_way;
create index concurrently carpools_under_way
  on carpools using gist (tstzrange(first_at, greatest(first_at, last_at), '[]')) where status = 'OPEN';
