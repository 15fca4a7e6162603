create extension if not exists btree_gist;

-- The square of about a kilometre in which a venue lies. Searching by exact points would let a stranger find a
-- venue by asking for ever smaller circles. In plpgsql, so that the planner takes it as one value of the index.
create function huddle_area(venue jsonb) returns cube language plpgsql immutable strict parallel safe as $$
begin
  return public.ll_to_earth(round((venue->>'lat')::numeric, 2)::float8, round((venue->>'lng')::numeric, 2)::float8);
end $$;

-- Every word of a huddle that a search may begin with.
create function huddle_words(name text, description text, venue jsonb, tags text[]) returns tsvector
  language plpgsql immutable parallel safe as $$
begin
  return to_tsvector('simple', public.unaccent('public.unaccent'::regdictionary,
    concat_ws(' ', name, venue->>'name', venue->>'formattedAddress', array_to_string(tags, ' '), description)));
end $$;

-- None of these holds a column that an answer changes, so answers stay cheap.
create index huddles_by_area on huddles using gist (huddle_area(venue), starts_at)
  where privacy = 'PUBLIC' and status = 'PUBLISHED';
create index huddles_by_words on huddles using gin (huddle_words(name, description, venue, tags))
  where privacy = 'PUBLIC' and status = 'PUBLISHED';
create index huddles_by_activity on huddles (activity, starts_at, id)
  where privacy = 'PUBLIC' and status = 'PUBLISHED';
