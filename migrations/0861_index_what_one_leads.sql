-- outside a transaction: an index that holds no write back
drop index concurrently if exists memberships_led;
create index concurrently memberships_led on memberships (person_id, community_id) where role in ('OWNER', 'ADMIN');
