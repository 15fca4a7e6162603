-- Whether people without an account may answer a huddle by a link in a mail, and are asked for a phone number.
alter table huddles
  add column mail_answers boolean not null default false,
  add column mail_phone boolean not null default false;
-- An address that asked to answer, and its link. Nothing is counted before the link is pressed; from then on a party
-- with the same id stands in the ledger.
create table mail_answers (
  id uuid primary key,
  huddle_id uuid not null references huddles (id) on delete cascade,
  email citext not null check (char_length(email) <= 254),
  name text not null check (char_length(name) between 1 and 80),
  phone text not null default '' check (char_length(phone) <= 40),
  people integer not null check (people between 1 and 21),
  locale text not null,
  -- The word of the link; who has it may answer.
  token text not null unique,
  asked_at timestamptz not null,
  unique (huddle_id, email)
);
create index mail_answers_email on mail_answers (email);
create index mail_answers_asked on mail_answers (asked_at);
