-- outside a transaction: indexes that are made while people go on writing
drop index concurrently if exists rooms_of_huddles;
create index concurrently rooms_of_huddles on rooms (huddle_id) where huddle_id is not null;
drop index concurrently if exists room_messages_of_hosts;
create unique index concurrently room_messages_of_hosts on room_messages (huddle_message_id)
  where huddle_message_id is not null;
