-- outside a transaction: validating and indexing hold no write back
alter table notification_settings validate constraint away_has_both_ends;
drop index concurrently if exists notifications_kept_back;
create index concurrently notifications_kept_back on notifications (recipient_id, id) where push_outcome in ('HELD', 'FULL');
drop index concurrently if exists notifications_held;
drop index concurrently if exists notification_settings_away;
create index concurrently notification_settings_away on notification_settings (away_until) where away_until is not null;
