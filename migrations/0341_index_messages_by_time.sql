-- outside a transaction: an index that is made while people go on writing
-- Finds the last message before somebody came, so that nobody walks past what they may not read.
drop index concurrently if exists room_messages_by_time;
create index concurrently room_messages_by_time on room_messages (room_id, created_at desc, seq desc);
