-- Whom a message still has to reach; null once each of them has their row, as in all messages from before.
alter table huddle_messages add column recipients_left uuid[];
