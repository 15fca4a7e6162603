-- The newest unread notifications are counted, a hundred of them; nobody is shown a larger number.
drop index notifications_unread;
create index notifications_unread on notifications (recipient_id, id desc) where read_at is null and in_app;
