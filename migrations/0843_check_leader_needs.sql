-- outside a transaction: validating reads the whole table and holds no write back
alter table huddles validate constraint huddles_leader_needs_is_short;
