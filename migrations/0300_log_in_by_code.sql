-- Codes and links that were mailed for logging in: only hashes are kept, and that of the code needs a word of the browser.
create table identity_mail_codes (
  token_hash bytea primary key,
  ask_hash bytea not null,
  code_hash bytea not null,
  email citext not null check (char_length(email) <= 254),
  tries smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_mail_codes_ask on identity_mail_codes (ask_hash);
create index identity_mail_codes_email on identity_mail_codes (email);
