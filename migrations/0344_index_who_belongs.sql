-- outside a transaction: an index that is made while people go on writing
-- Whether somebody belongs is asked everywhere. With the answer in this index no plan takes one that has it too, but
-- has to walk all members of a club for it.
drop index concurrently if exists memberships_of_one;
create unique index concurrently memberships_of_one on memberships (community_id, person_id) include (state);
