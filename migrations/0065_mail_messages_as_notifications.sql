-- A message is mailed as the notification it is: by the choice of its reader, and once.
alter table huddle_message_recipients drop column mailed_at;
