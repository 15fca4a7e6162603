-- How a log-in was opened, and when its owner last showed that it is them once more.
alter table identity_log_ins
  add column way text,
  add column second_factor boolean not null default false,
  add column proved_at timestamptz,
  add constraint identity_log_ins_way check (way in ('PASSWORD', 'MAIL', 'PASSKEY')) not valid;
-- False for those who came by a code in a mail: nobody knows the password that stands there.
alter table identity_accounts add column password_chosen boolean not null default true;
