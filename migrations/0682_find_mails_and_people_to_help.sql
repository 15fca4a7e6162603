-- outside a transaction
drop index concurrently if exists mail_outbox_waiting;
create index concurrently mail_outbox_waiting on mail_outbox (id desc) where sent_at is null;
drop index concurrently if exists people_operators;
create index concurrently people_operators on people (id) where operator;
drop index concurrently if exists people_unverified_email;
create index concurrently people_unverified_email on people (email) where not email_verified;
