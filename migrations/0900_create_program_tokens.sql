-- What a program shows that reads of a club what whoever made the token may read (I11). Only its hash is kept.
create table program_tokens (
  id uuid primary key,
  community_id uuid not null references communities (id) on delete cascade,
  made_by uuid not null references people (id) on delete cascade,
  name text not null constraint program_tokens_name_is_short check (char_length(name) between 1 and 60),
  scopes text[] not null constraint program_tokens_scopes_are_known
    check (cardinality(scopes) > 0 and scopes <@ array['outings', 'members', 'statistics', 'attendance']),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index program_tokens_community on program_tokens (community_id, created_at desc, id);
create index program_tokens_made_by on program_tokens (made_by);

-- A token reaches as far as its maker: who is no admin any more takes theirs along, whatever ended it.
create function end_programs_of_admin() returns trigger language plpgsql as $$
begin
  delete from program_tokens where community_id = old.community_id and made_by = old.person_id;
  return null;
end $$;
create trigger programs_of_left after delete on memberships
  for each row when (old.role in ('OWNER', 'ADMIN')) execute function end_programs_of_admin();
create trigger programs_of_changed after update of state, role on memberships
  for each row when (old.role in ('OWNER', 'ADMIN') and not (new.state = 'MEMBER' and new.role in ('OWNER', 'ADMIN')))
  execute function end_programs_of_admin();
