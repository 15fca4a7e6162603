-- outside a transaction: an index that is made while people go on writing
-- A host may change the order of those who wait: numbers change places in one statement.
drop index concurrently if exists participations_queue_number;
create unique index concurrently participations_queue_number on participations (huddle_id, queue_number);
drop index concurrently if exists unregistered_parties_queue_number;
create unique index concurrently unregistered_parties_queue_number on unregistered_parties (huddle_id, queue_number);
