-- How often a link invites, and whether who comes by it waits for an admin.
alter table community_invitations
  add column max_uses integer check (max_uses between 1 and 10000),
  add column uses integer not null default 0,
  add column with_approval boolean not null default false,
  -- One of a list that was sent at once, with the name that stood in it and what has become of the mail.
  add column list_id uuid,
  add column name text not null default '' check (char_length(name) <= 200),
  add column mailed_at timestamptz;
create index community_invitations_of_list on community_invitations (list_id, id) where list_id is not null;

-- Who was invited in a way that an admin still decides about.
alter table memberships add column invited_to_ask boolean not null default false;

-- An invitation by an ordinary member leads past the admins only where they want it so.
alter table communities add column member_invites_suffice boolean not null default false;
update communities set member_invites_suffice = true where privacy <> 'PUBLIC';
