-- Mails go in five streams; what a receiver says about one of them stops no other (N12, N13). A stop belongs to an
-- address, not to a person: a new address has none.
create table mail_stops (
  address citext not null,
  stream text not null check (stream in ('SECURITY', 'SAFETY', 'PERSONAL', 'CLUB', 'DIGEST')),
  reason text not null check (reason in ('GONE', 'COMPLAINT')),
  -- What the receiver said, for people who look into it.
  said text not null,
  since timestamptz not null,
  primary key (address, stream, reason)
);
create index mail_stops_since on mail_stops (since);
alter table mail_outbox
  add column stream text not null default 'PERSONAL',
  -- When a receiver refused it, at the door or later by a bounce, and what that means.
  add column refused_at timestamptz,
  add column refusal text;
alter table mail_outbox
  add constraint mail_outbox_stream_check
    check (stream in ('SECURITY', 'SAFETY', 'PERSONAL', 'CLUB', 'DIGEST')) not valid,
  add constraint mail_outbox_refusal_check
    check (refusal in ('GONE', 'REFUSED', 'LATER', 'COMPLAINT', 'STOPPED')) not valid;
