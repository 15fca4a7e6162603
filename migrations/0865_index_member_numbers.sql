-- outside a transaction: an index that holds no write back
drop index concurrently if exists memberships_by_number;
create unique index concurrently memberships_by_number on memberships (community_id, number) where number is not null;
