-- outside a transaction: validating and indexing hold no write back
alter table notification_choices validate constraint notification_choices_mail_is_known;
drop index concurrently if exists notifications_held;
create index concurrently notifications_held on notifications (recipient_id, id) where push_outcome = 'HELD';
