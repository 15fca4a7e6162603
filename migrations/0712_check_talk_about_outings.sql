alter table rooms validate constraint rooms_kind_check;
alter table rooms validate constraint of_its_huddle;
alter table rooms validate constraint rooms_huddle_id_fkey;
alter table room_messages validate constraint room_messages_huddle_message_id_fkey;
