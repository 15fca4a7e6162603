-- What each member was from when until when, so that the list can be read as of any day (C11). The table of members
-- keeps it itself: whoever writes there, nothing is missed. A row that says LEFT ends a membership.
create table membership_history (
  id bigint generated always as identity primary key,
  community_id uuid not null references communities (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  state text not null check (state in ('MEMBER', 'LEFT')),
  role text not null check (role = any (array['OWNER', 'ADMIN', 'LEADER', 'TREASURER', 'MEMBER'])),
  title text not null,
  number int not null,
  paid_until text,
  -- What the address was is not kept, only that it was changed then.
  address_changed boolean not null default false,
  -- Who changed it; null for what happened by itself.
  actor_id uuid references people (id) on delete set null,
  at timestamptz not null,
  until timestamptz,
  constraint membership_history_ends_after_begin check (until >= at)
);
create unique index membership_history_now on membership_history (community_id, person_id) where until is null;
create index membership_history_member on membership_history (community_id, person_id, id);
create index membership_history_changes on membership_history (community_id, at desc, id desc);
create index membership_history_by_number on membership_history (community_id, number, person_id) where state = 'MEMBER';
create index membership_history_person on membership_history (person_id);
create index membership_history_actor on membership_history (actor_id);
create index membership_history_over on membership_history (coalesce(until, case when state = 'LEFT' then at end));

-- Where to write to a member, in their own words; for admins and treasurers.
alter table memberships add column address text not null default '';
alter table memberships add constraint memberships_address_is_short check (char_length(address) <= 300) not valid;

-- Since when the history of a community is whole; null since it was founded.
alter table communities add column history_since timestamptz default now();
alter table communities alter column history_since drop default;

create function keep_membership_history() returns trigger language plpgsql as $$
declare
  -- As the transaction that writes says it, see actingAs; what fills tables by hand says nothing.
  actor uuid := nullif(current_setting('trailfolk.actor', true), '')::uuid;
  said timestamptz := nullif(current_setting('trailfolk.acted_at', true), '')::timestamptz;
  row memberships := case when tg_op = 'DELETE' then old else new end;
  was boolean := tg_op <> 'INSERT' and old.state = 'MEMBER';
  is_now boolean := tg_op <> 'DELETE' and row.state = 'MEMBER';
  open membership_history;
begin
  if not was and not is_now then return null; end if;
  select * into open from membership_history
    where community_id = row.community_id and person_id = row.person_id and until is null for update;
  said := greatest(coalesce(said, case when was then now() else row.since end), open.at);
  -- What one act changes in several statements is one change.
  if open.at = said and open.actor_id is not distinct from actor and open.state = 'MEMBER' and is_now then
    update membership_history set role = row.role, title = row.title, number = coalesce(row.number, 0),
      paid_until = row.paid_until, address_changed = open.address_changed or (was and row.address <> old.address)
      where id = open.id;
    return null;
  end if;
  update membership_history set until = said where id = open.id;
  insert into membership_history
    (community_id, person_id, state, role, title, number, paid_until, address_changed, actor_id, at)
  values (row.community_id, row.person_id, case when is_now then 'MEMBER' else 'LEFT' end,
    case when is_now then row.role else 'MEMBER' end, case when is_now then row.title else '' end,
    coalesce(case when was then old.number else row.number end, row.number, 0),
    case when is_now then row.paid_until end, was and is_now and row.address <> old.address, actor, said);
  return null;
end $$;
-- Not when a community or a person goes as a whole: their history goes along.
create trigger history_of_joined after insert on memberships
  for each row when (new.state = 'MEMBER' and pg_trigger_depth() = 0) execute function keep_membership_history();
create trigger history_of_left after delete on memberships
  for each row when (old.state = 'MEMBER' and pg_trigger_depth() = 0) execute function keep_membership_history();
create trigger history_of_changed after update of state, role, title, number, paid_until, address on memberships
  for each row when ((old.state, old.role, old.title, old.number, old.paid_until, old.address)
    is distinct from (new.state, new.role, new.title, new.number, new.paid_until, new.address))
  execute function keep_membership_history();
