-- Who wants to hear from us. An address counts once its owner has said so by the link of a mail.
create table newsletter_subscribers (
  -- One row for all spellings that reach the same mailbox.
  mailbox text primary key,
  email text not null check (char_length(email) <= 254),
  -- The word of our mails: it proves the address, and ends the letters.
  token text not null unique,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz
);

-- Who waits for what is still to come; the newest words of one mailbox stand.
create table waitlist_entries (
  mailbox text primary key,
  email text not null check (char_length(email) <= 254),
  name text not null check (char_length(name) between 1 and 120),
  notes text not null default '' check (char_length(notes) <= 2000),
  created_at timestamptz not null
);
