-- outside a transaction: validating and indexing hold no write back
alter table memberships validate constraint memberships_role_is_known;
alter table memberships validate constraint memberships_title_is_short;
alter table communities validate constraint communities_planning_is_known;
drop index concurrently if exists memberships_by_standing;
create index concurrently memberships_by_standing on memberships (community_id, state,
  array_position(array['MEMBER', 'TREASURER', 'LEADER', 'ADMIN', 'OWNER'], role) desc, since desc, person_id desc);
drop index concurrently if exists memberships_by_rank;
