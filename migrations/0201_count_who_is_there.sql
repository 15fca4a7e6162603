-- Who is gone is not counted: whatever takes a part away (a block, leaving a club, a deleted person) takes it off the
-- counts of its huddle in the same breath. What an answer changes is the ledger's to count.
create function take_part_off_counts() returns trigger language plpgsql as $$
begin
  update huddles set
    confirmed_people = confirmed_people - case when old.place = 'CONFIRMED' then old.party else 0 end,
    held_people = held_people - case when old.place = 'OFFERED' then old.party else 0 end,
    confirmed_count = confirmed_count - (old.place = 'CONFIRMED')::int,
    maybe_count = maybe_count - coalesce(old.answer = 'MAYBE', false)::int,
    requested_count = requested_count - (old.place = 'REQUESTED')::int,
    waiting_count = waiting_count - (old.place in ('WAITING', 'OFFERED'))::int,
    interested_count = interested_count - old.interested::int,
    invited_count = invited_count - (old.invited_at is not null)::int
  where id = old.huddle_id;
  return null;
end $$;

create trigger part_taken_off after delete on participations
  for each row execute function take_part_off_counts();
