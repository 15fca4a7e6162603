-- outside a transaction: validating and indexing hold no write back
alter table mail_outbox validate constraint mail_outbox_stream_check;
alter table mail_outbox validate constraint mail_outbox_refusal_check;
drop index concurrently if exists mail_outbox_refused;
create index concurrently mail_outbox_refused on mail_outbox (refused_at desc) where refused_at is not null;
