-- Leaders plan outings, treasurers keep the dues; a title is only a word beside the name.
alter table memberships
  drop constraint memberships_role_check,
  add column title text not null default '',
  add constraint memberships_role_is_known
    check (role = any (array['OWNER', 'ADMIN', 'LEADER', 'TREASURER', 'MEMBER'])) not valid,
  add constraint memberships_title_is_short check (char_length(title) <= 60) not valid;

-- Who plans outings in the name of the community: its leaders, members with an admin's yes, or all as before.
alter table communities
  add column planning text not null default 'ALL',
  add constraint communities_planning_is_known check (planning = any (array['LEADERS', 'APPROVED', 'ALL'])) not valid;

-- Drafts that wait for an admin's yes, and those that an admin did not agree with.
create table huddle_proposals (
  huddle_id uuid primary key references huddles (id) on delete cascade,
  community_id uuid not null references communities (id) on delete cascade,
  proposed_by uuid not null references people (id) on delete cascade,
  proposed_at timestamptz not null,
  declined_at timestamptz,
  reason text not null default '' check (char_length(reason) <= 500)
);
create index huddle_proposals_waiting on huddle_proposals (community_id, proposed_at, huddle_id);
create index huddle_proposals_proposer on huddle_proposals (proposed_by);
