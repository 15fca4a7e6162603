-- Somebody is asked to co-host, or to take a huddle over, and is neither until they say yes.
alter table participations add column role_asked text;
alter table participations add constraint participations_role_asked_check
  check (role_asked in ('CO_HOST', 'HOST')) not valid;
alter table participations validate constraint participations_role_asked_check;
