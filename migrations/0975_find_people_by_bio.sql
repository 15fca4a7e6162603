-- outside a transaction: an index that is made while people go on writing
-- What people say of themselves: words in any ending ('retired'), and texts as they stand ('new in town').
create or replace function bio_words(bio text) returns tsvector
  language sql immutable parallel safe
  as $$ select to_tsvector('english'::regconfig, bio) || to_tsvector('simple'::regconfig, bio) $$;
drop index concurrently if exists people_by_bio;
create index concurrently people_by_bio on people using gin (bio_words(bio));
