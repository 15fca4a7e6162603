-- How somebody wants to be told of a kind of thing; without a row as the rules have it.
create table notification_choices (
  person_id uuid not null references people (id) on delete cascade,
  kind text not null,
  in_app boolean not null,
  mail text not null check (mail in ('AT_ONCE', 'NEVER')),
  primary key (person_id, kind)
);

-- The word at the end of a mail that ends mails of its kind; it opens nothing else.
create table notification_unsubscribes (
  token text primary key check (char_length(token) between 22 and 64),
  person_id uuid not null references people (id) on delete cascade,
  kind text not null,
  constraint one_word_a_kind unique (person_id, kind)
);

alter table notifications
  -- False for what somebody wants to read in a mail only.
  add column in_app boolean not null default true,
  -- When it was put into the mail outbox, or found to be no longer worth a mail.
  add column mailed_at timestamptz;

alter table mail_outbox
  add column unsubscribe_url text,
  add column attachments jsonb not null default '[]';

-- Reminders look for what starts soon, whoever may see it.
create index huddles_starting on huddles (starts_at) where status = 'PUBLISHED';
