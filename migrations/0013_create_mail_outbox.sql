create table mail_outbox (
  id uuid primary key,
  kind text not null,
  to_address text not null,
  -- One key for all spellings of a mailbox: the limits of sending count by it.
  mailbox text not null,
  subject text not null,
  html text,
  body_text text,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);
create index mail_outbox_mailbox on mail_outbox (mailbox, kind, created_at desc);
create index mail_outbox_created on mail_outbox (created_at desc);
