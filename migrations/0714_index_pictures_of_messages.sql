-- outside a transaction: pictures from before get their place, and an index, while people go on writing
update room_pictures x set room_id = m.room_id, seq = m.seq from room_messages m
  where m.id = x.message_id and x.room_id is null;
drop index concurrently if exists room_pictures_of_room;
create index concurrently room_pictures_of_room on room_pictures (room_id, seq desc, position);
