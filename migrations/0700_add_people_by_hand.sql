-- Somebody without an account who has a part in a huddle, with whom they bring: a host has added them by hand.
-- They take spots and wait in the same ledger as participations; `added_by` is empty once that account is deleted.
create table unregistered_parties (
  id uuid primary key,
  huddle_id uuid not null references huddles (id) on delete cascade,
  added_by uuid references people (id) on delete set null,
  name text not null check (char_length(name) between 1 and 80),
  -- For hosts only, such as a phone number.
  note text not null default '' check (char_length(note) <= 300),
  -- NONE is taken off, and kept for a while so that it can be undone.
  place text not null check (place in ('NONE', 'CONFIRMED', 'WAITING')),
  party integer not null check (party between 1 and 21),
  queue_number bigint,
  attended_people integer check (attended_people between 0 and 21),
  paid_at timestamptz,
  answered_at timestamptz not null,
  removed_at timestamptz,
  constraint unregistered_queued_has_number check ((place = 'WAITING') = (queue_number is not null)),
  constraint unregistered_removed_has_time check ((place = 'NONE') = (removed_at is not null))
);
create unique index unregistered_parties_queue on unregistered_parties (huddle_id, queue_number)
  where queue_number is not null;
create index unregistered_parties_roster on unregistered_parties (huddle_id, place, answered_at, id);
create index unregistered_parties_added_by on unregistered_parties (added_by) where added_by is not null;
create index unregistered_parties_removed on unregistered_parties (removed_at) where removed_at is not null;
create index unregistered_parties_noted on unregistered_parties (huddle_id) where note <> '';
