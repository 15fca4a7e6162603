-- What readers see of an inspiration; gone from search while it is taken back.
create procedure keep_inspiration_entry(entry_id uuid) language plpgsql as $$
declare
  story record;
begin
  select s.title, s.summary, s.topics, i.state, (select string_agg(words #>> '{}', ' ')
      from jsonb_path_query(s.document, '$.**.text') as words) as text into story
  from public.inspirations i join public.inspiration_stories s on s.inspiration_id = i.id where i.id = entry_id;
  call public.keep_search_entry('INSPIRATION', entry_id, found and story.state = 'PUBLISHED', story.title,
    lower(replace(array_to_string(story.topics, ' '), '_', ' ')),
    concat_ws(' ', story.summary, story.text), null);
end $$;

create function keep_story_entry() returns trigger language plpgsql as $$
begin
  call public.keep_inspiration_entry(new.inspiration_id);
  return null;
end $$;
create trigger kept_in_search after insert or update of title, summary, topics, document on inspiration_stories
  for each row execute function keep_story_entry();

create function keep_inspiration_state() returns trigger language plpgsql as $$
begin
  call public.keep_inspiration_entry(new.id);
  return null;
end $$;
create trigger kept_in_search after update of state on inspirations
  for each row execute function keep_inspiration_state();
create trigger forgotten_in_search after delete on inspirations
  for each row execute function forget_search_entry('INSPIRATION');

update inspiration_stories set title = title;
