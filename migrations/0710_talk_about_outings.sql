-- Everybody who goes on an outing has one conversation about it (HUD-37); who waits for a place where its hosts say so.
alter table rooms add column huddle_id uuid;
alter table rooms drop constraint rooms_kind_check;
alter table rooms add constraint rooms_kind_check
  check (kind in ('COMMUNITY', 'DIRECT', 'GROUP', 'CARPOOL', 'HUDDLE')) not valid;
alter table rooms add constraint of_its_huddle
  check ((kind = 'HUDDLE') = (huddle_id is not distinct from id)) not valid;
alter table rooms add constraint rooms_huddle_id_fkey
  foreign key (huddle_id) references huddles (id) on delete cascade not valid;
alter table huddles add column waiting_may_talk boolean not null default false;

-- The message of a host to everybody that a message of the conversation repeats.
alter table room_messages add column huddle_message_id uuid;
alter table room_messages add constraint room_messages_huddle_message_id_fkey
  foreign key (huddle_message_id) references huddle_messages (id) on delete set null not valid;
