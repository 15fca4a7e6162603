-- outside a transaction: validating and indexing hold no write back
alter table communities validate constraint communities_dues_are_whole;
alter table communities validate constraint communities_dues_are_sane;
alter table communities validate constraint communities_dues_every_is_known;
alter table communities validate constraint communities_dues_currency_is_a_code;
alter table memberships validate constraint memberships_paid_until_is_a_day;
-- Each fits the order of one filtered list, so that a page is read and nothing else.
drop index concurrently if exists memberships_by_dues;
create index concurrently memberships_by_dues on memberships (community_id, coalesce(paid_until, ''), person_id)
  where state = 'MEMBER';
drop index concurrently if exists memberships_by_activity;
create index concurrently memberships_by_activity on memberships (community_id, coalesce(active_at, since), person_id)
  where state = 'MEMBER';
-- Who answered outings of the club was active then.
update memberships m set active_at = x.at from (
  select h.community_id, p.person_id, max(p.answered_at) as at from participations p join huddles h on h.id = p.huddle_id
  where h.community_id is not null and p.answered_at is not null group by 1, 2) x
where m.community_id = x.community_id and m.person_id = x.person_id and m.active_at is null;
