-- outside a transaction: an index that is made while people go on writing
drop index concurrently if exists participations_asked;
create index concurrently participations_asked on participations (huddle_id) where role_asked is not null;
