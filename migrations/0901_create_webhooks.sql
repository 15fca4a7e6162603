-- Where another program hears what happens in a club, or in the whole installation (I8).
create table webhooks (
  id uuid primary key,
  -- Null: of the installation, made by an operator.
  community_id uuid references communities (id) on delete cascade,
  made_by uuid not null references people (id) on delete cascade,
  url text not null constraint webhooks_url_is_short check (char_length(url) between 1 and 500),
  events text[] not null constraint webhooks_events_are_some check (cardinality(events) > 0),
  -- What its deliveries are signed with, encrypted.
  secret bytea not null,
  created_at timestamptz not null,
  -- Since when nothing has arrived; null while it does.
  failing_since timestamptz,
  off_at timestamptz,
  off_why text check (off_why in ('FAILING', 'GONE', 'HAND')),
  constraint webhooks_off_has_a_reason check ((off_at is null) = (off_why is null))
);
create index webhooks_community on webhooks (community_id);
create index webhooks_made_by on webhooks (made_by);
create index webhooks_of_installation on webhooks (created_at) where community_id is null;

-- What happened, to be told there: ids only. What is said of it is written when it is sent.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  -- What it follows from; null for a test.
  event_id uuid,
  event text not null,
  about jsonb not null,
  happened_at timestamptz not null,
  created_at timestamptz not null,
  state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED', 'LEFT_OUT')),
  attempts int not null default 0,
  -- When it is tried next; what is under way is taken up again then, should its process die.
  next_at timestamptz not null,
  tried_at timestamptz,
  -- What the other side answered to the last try, or why there was no answer.
  status int,
  fault text check (fault in ('NO_ANSWER', 'CLOSED_ADDRESS')),
  unique (webhook_id, event_id)
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at) where state = 'WAITING';
create index webhook_deliveries_old on webhook_deliveries (created_at);

-- What reads or hears with somebody's rights ends with them.
create or replace function end_programs_of_admin() returns trigger language plpgsql as $$
begin
  delete from program_tokens where community_id = old.community_id and made_by = old.person_id;
  delete from webhooks where community_id = old.community_id and made_by = old.person_id;
  return null;
end $$;
create function end_webhooks_of_operator() returns trigger language plpgsql as $$
begin
  delete from webhooks where community_id is null and made_by = old.id;
  return null;
end $$;
create trigger webhooks_of_operator after update of operator on people
  for each row when (old.operator and not new.operator) execute function end_webhooks_of_operator();

alter table operator_acts drop constraint operator_acts_act_check;
alter table operator_acts add constraint operator_acts_act_check check (act in (
  'GRANT', 'REVOKE', 'VERIFY_EMAIL', 'END_LOG_INS', 'RETRY_JOB', 'READ_ONLY_ON', 'READ_ONLY_OFF', 'SHOW_BANNER',
  'END_BANNER', 'ADD_WEBHOOK', 'REMOVE_WEBHOOK', 'ASK_RECOVERY', 'CANCEL_RECOVERY', 'RECOVER')) not valid;
