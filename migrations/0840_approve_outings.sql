-- Where a club approves its outings (C15): what was agreed with, by whom, a change that waits, and when the admins were told
-- that nobody has answered. What is agreed with and what waits are columns of a huddle.
alter table huddle_proposals
  add column approved_at timestamptz,
  add column approved_by uuid,
  add column approved jsonb,
  add column change jsonb,
  add column stand_in_told_at timestamptz;
alter table huddle_proposals
  add constraint huddle_proposals_approved_by_fkey foreign key (approved_by) references people (id) on delete set null
  not valid;

-- Whether somebody else agreed with a published outing, or its own planner did, who may.
alter table huddles add column approval text;
alter table huddles add constraint huddles_approval_is_known check (approval = any (array['OTHERS', 'OWN'])) not valid;

-- Who approves which outings of a club; empty is every activity, every grade. Without a row its leaders and admins do.
create table outing_approvers (
  community_id uuid not null references communities (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  activity text check (activity = any (array['GENERAL', 'HIKING', 'BACKPACKING', 'CAMPING', 'CYCLING', 'MOUNTAIN_BIKING',
    'TRAIL_RUNNING', 'WALKING', 'CLIMBING', 'PADDLING', 'SKIING', 'SNOWSHOEING', 'BIRDWATCHING', 'FISHING', 'YOGA',
    'VOLUNTEERING'])),
  difficulty text check (difficulty = any (array['EASY', 'MODERATE', 'HARD', 'VERY_HARD'])),
  unique nulls not distinct (community_id, person_id, activity, difficulty),
  foreign key (community_id, person_id) references memberships (community_id, person_id) on delete cascade
);
create index outing_approvers_person on outing_approvers (person_id);
