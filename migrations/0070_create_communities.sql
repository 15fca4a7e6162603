create table communities (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100),
  description text not null default '',
  privacy text not null check (privacy in ('PUBLIC', 'PRIVATE', 'HIDDEN')),
  -- Joining a public community waits for an admin.
  approval_required boolean not null default false,
  -- Members may invite, not only admins.
  invitation_allowed boolean not null default true,
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  -- A place: {name, formattedAddress, lat, lng}.
  location jsonb,
  -- A calendar day, wherever the club is: 2019-05-04.
  incorporated_at text check (incorporated_at ~ '^\d{4}-\d{2}-\d{2}$'),
  logo_media_id uuid,
  cover_media_id uuid,
  cover_offset integer not null default 50 check (cover_offset between 0 and 100),
  external_web_url text not null default '',
  external_video_url text not null default '',
  external_social_urls text[] not null default '{}' check (cardinality(external_social_urls) <= 5),
  -- What somebody accepts, and answers, before joining; what they read first when they are in.
  rules text not null default '',
  join_question text not null default '',
  welcome text not null default '',
  -- Members of any role, and open requests; always equal to a recount.
  member_count integer not null default 0 check (member_count >= 0),
  request_count integer not null default 0 check (request_count >= 0),
  archived_at timestamptz,
  -- The owner asked for it to be deleted; done a fortnight later.
  delete_after timestamptz,
  version integer not null default 1,
  created_by uuid not null references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index communities_seen on communities (member_count desc, id desc)
  where privacy <> 'HIDDEN' and archived_at is null and delete_after is null;
create index communities_words on communities
  using gin (to_tsvector('simple', name || ' ' || description)) where privacy <> 'HIDDEN';
create index communities_tags on communities using gin (tags) where privacy <> 'HIDDEN';

create table memberships (
  community_id uuid not null references communities (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  state text not null check (state in ('MEMBER', 'REQUESTED', 'INVITED', 'BANNED')),
  role text not null default 'MEMBER' check (role in ('OWNER', 'ADMIN', 'MEMBER')),
  -- The answer to the join question.
  answer text not null default '',
  invited_by uuid references people (id) on delete set null,
  since timestamptz not null,
  primary key (community_id, person_id),
  constraint only_members_lead check (role = 'MEMBER' or state = 'MEMBER')
);
create index memberships_of_person on memberships (person_id, state, since desc);
create index memberships_listed on memberships (community_id, state, since desc, person_id);

alter table huddles add constraint of_community foreign key (community_id) references communities (id) on delete set null;
alter table huddles add constraint shared_with_community
  check (privacy <> 'COMMUNITY' or community_id is not null or status <> 'PUBLISHED');
create index huddles_of_community on huddles (community_id, starts_at) where community_id is not null;
