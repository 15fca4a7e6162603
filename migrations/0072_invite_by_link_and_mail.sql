-- An invitation that whoever holds it may take; sent by mail, only the owner of that address, and once.
create table community_invitations (
  id uuid primary key,
  community_id uuid not null references communities (id) on delete cascade,
  invited_by uuid not null references people (id) on delete cascade,
  token text not null unique,
  email citext,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null
);
create index community_invitations_listed on community_invitations (community_id, id desc) where revoked_at is null;
create index community_invitations_inviter on community_invitations (invited_by);
