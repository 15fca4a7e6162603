-- outside a transaction: indexes that are made while people go on writing
-- Communities by a part of their name, and those of a circle by its latitudes.
drop index concurrently if exists communities_by_name;
create index concurrently communities_by_name on communities using gin (name gin_trgm_ops);
drop index concurrently if exists communities_by_latitude;
create index concurrently communities_by_latitude on communities (((location->>'lat')::float8))
  where location is not null and privacy = 'PUBLIC';
