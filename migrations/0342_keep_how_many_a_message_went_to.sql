-- Null in messages from before: those are counted when they are read.
alter table huddle_messages add column recipients int check (recipients >= 0);
