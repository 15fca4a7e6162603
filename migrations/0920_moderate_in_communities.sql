-- Admins of a community decide about what is reported in it (ADM-1). What it belongs to is kept when it is reported.
alter table moderation_cases add column community_id uuid;
alter table moderation_cases add constraint moderation_cases_community_id_fkey
  foreign key (community_id) references communities (id) on delete set null not valid;
-- From when on it stands with the moderators of the installation as well; null where there is no community.
alter table moderation_cases add column moderators_at timestamptz;

alter table moderation_decisions add column by_community boolean not null default false;
alter table moderation_decisions drop constraint moderation_decisions_acts_check;
alter table moderation_decisions add constraint moderation_decisions_acts_check
  check (acts <> '{}' and acts <@ '{HIDE,WARN,SUSPEND,BAN,REMOVE_MEMBER,BAN_MEMBER,NONE}'::text[]) not valid;

-- What a message said that a decision has hidden, until it is shown again; everybody reads it as removed.
alter table room_messages add column hidden_body text;
alter table room_messages add column hidden_mentions uuid[];

-- The community that has hidden the outing from its members, which it belonged to.
alter table huddles add column hidden_from uuid;
alter table huddles add constraint huddles_hidden_from_fkey
  foreign key (hidden_from) references communities (id) on delete set null not valid;
alter table huddles drop constraint shared_with_community;
alter table huddles add constraint shared_with_community check (privacy <> 'COMMUNITY' or community_id is not null
  or hidden_from is not null or status <> 'PUBLISHED') not valid;
