-- Set at a log-in with a password that stands in a list of leaked ones; its owner is asked to change it.
alter table identity_accounts add column password_leaked boolean not null default false;
