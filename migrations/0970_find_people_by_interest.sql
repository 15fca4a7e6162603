-- outside a transaction: an index that is made while people go on writing
-- What people like, as words: 'mushrooms' and 'mushroom' are one.
create or replace function interest_words(interests text[]) returns tsvector
  language sql immutable parallel safe
  as $$ select to_tsvector('english'::regconfig, array_to_string(interests, ' ')) $$;
drop index concurrently if exists people_by_interest;
create index concurrently people_by_interest on people using gin (interest_words(interests));
