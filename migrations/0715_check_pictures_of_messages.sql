alter table room_pictures validate constraint placed_in_its_room;
