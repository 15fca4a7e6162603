-- outside a transaction: validating reads the whole table and holds no write back
alter table huddles validate constraint huddles_activity_is_known;
alter table huddles validate constraint huddles_guest_ages_are_known;
alter table huddles validate constraint huddles_changes_are_known;
alter table carpools validate constraint carpools_changes_are_known;
