-- outside a transaction: an index that is dropped while people go on writing
drop index concurrently if exists participations_queue;
drop index concurrently if exists unregistered_parties_queue;
