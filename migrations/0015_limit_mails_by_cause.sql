-- Who caused a mail: one person may not make us write to many strangers.
alter table mail_outbox add column caused_by uuid;
create index mail_outbox_caused_by on mail_outbox (caused_by, created_at desc) where caused_by is not null;
