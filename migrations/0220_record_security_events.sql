-- What happens to an account, for its owner to see: kept for 90 days. An account may have no person yet, and a log-in
-- that failed may belong to nobody; the names of the events are the server's.
create table security_events (
  id uuid primary key,
  at timestamptz not null,
  event text not null check (char_length(event) <= 40),
  person_id uuid references people (id) on delete cascade,
  account_id text
);
create index security_events_person on security_events (person_id, at desc) where person_id is not null;
create index security_events_account on security_events (account_id, at desc) where account_id is not null;
create index security_events_age on security_events (at);
