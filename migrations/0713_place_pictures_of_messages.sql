-- The pictures of a conversation are its album: found by room and number, without a walk past every message.
alter table room_pictures add column room_id uuid, add column seq integer;
create function place_room_picture() returns trigger language plpgsql as $$
begin
  select m.room_id, m.seq into new.room_id, new.seq from room_messages m where m.id = new.message_id;
  return new;
end $$;
create trigger place_room_picture before insert on room_pictures
  for each row execute function place_room_picture();
alter table room_pictures add constraint placed_in_its_room check (room_id is not null and seq is not null) not valid;
