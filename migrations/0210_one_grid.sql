-- The one grid of about a kilometre on which places are shown and searched, the same as `coarsePoint`: a degree of
-- longitude is shorter the farther one is from the equator, so the steps of it are wider there.
create function coarse_lat(lat float8) returns float8 language sql immutable strict parallel safe
  return floor(floor(lat / 0.01 + 0.5) * 0.01 * 100 + 0.5) / 100;

create function coarse_step(lat float8) returns float8 language sql immutable strict parallel safe
  return 0.01 / greatest(0.05, cos(coarse_lat(lat) * pi() / 180));

create function coarse_lng(lat float8, lng float8) returns float8 language sql immutable strict parallel safe
  return floor(floor(lng / coarse_step(lat) + 0.5) * coarse_step(lat) * 100 + 0.5) / 100;

-- In plpgsql, so that the planner takes it as one value of the index.
create or replace function huddle_area(venue jsonb) returns cube language plpgsql immutable strict parallel safe as $$
declare
  lat constant float8 := venue->>'lat';
begin
  return public.ll_to_earth(public.coarse_lat(lat), public.coarse_lng(lat, (venue->>'lng')::float8));
end $$;

-- Both hold only what is to come and open to all, so they are small.
reindex index huddles_by_area;
reindex index carpools_by_area;
