-- What is under way stays on the lists: its end is looked at in the order of the starts, without the rows themselves.
create index huddles_not_over on huddles (starts_at, id, ends_at) where privacy = 'PUBLIC' and status = 'PUBLISHED';
drop index huddles_upcoming;
