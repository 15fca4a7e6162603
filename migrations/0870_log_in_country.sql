-- From which country somebody logged in, of what is known of networks; null before this was kept and for none (GATE-11).
alter table identity_log_ins add column country text;
