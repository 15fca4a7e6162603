-- outside a transaction: indexes that are made while people go on writing
drop index concurrently if exists moderation_cases_of_community;
create index concurrently moderation_cases_of_community on moderation_cases (community_id, id desc)
  where community_id is not null;
drop index concurrently if exists moderation_cases_waiting_in_community;
create index concurrently moderation_cases_waiting_in_community on moderation_cases (community_id, weight desc, id)
  where community_id is not null and state = 'OPEN';
drop index concurrently if exists huddles_hidden_from;
create index concurrently huddles_hidden_from on huddles (hidden_from) where hidden_from is not null;
