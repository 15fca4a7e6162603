-- A kind stands in front of the words of an index: what is looked for among posts reads no names of people.
create extension if not exists btree_gin;

-- Each word that stands in some name (title or further names), once. A word with a typo is compared with these, some
-- thousands, and not with every name: of those hundreds of thousands hold most of its letters. A word may stand twice,
-- where two write it at the same time: a key would let one wait for the other.
create table search_words (word text not null);
create index search_words_word on search_words (word);

-- Numbers and addresses are not misspelled; what is shorter looks like everything.
create function is_name_word(word text) returns boolean language sql immutable parallel safe
  return char_length(word) between 3 and 40 and word !~ '[0-9./@_:''\\&|!()<>*]';

create or replace procedure keep_search_entry(
  entry_kind text, entry_id uuid, shown boolean, entry_title text, entry_also text, entry_body text,
  entry_ends_at timestamptz
) language plpgsql as $$
declare
  kept tsvector;
begin
  if not shown then
    delete from public.search_entries where kind = entry_kind and object_id = entry_id;
    return;
  end if;
  insert into public.search_entries as e (kind, object_id, title, also, body, ends_at, revision)
  values (entry_kind, entry_id, entry_title, coalesce(entry_also, ''), coalesce(entry_body, ''), entry_ends_at,
    nextval('public.search_revisions'))
  on conflict (kind, object_id) do update
    set title = excluded.title, also = excluded.also, body = excluded.body, ends_at = excluded.ends_at,
      revision = excluded.revision
    where (e.title, e.also, e.body, e.ends_at) is distinct from
      (excluded.title, excluded.also, excluded.body, excluded.ends_at)
  returning e.words into kept;
  insert into public.search_words (word)
  select w.word from unnest(tsvector_to_array(ts_filter(kept, '{a,b}'))) as w(word)
  where public.is_name_word(w.word) and not exists (select 1 from public.search_words o where o.word = w.word);
end $$;

-- With the last name that holds it a word goes: of who has left nothing is found. After a change it goes at night.
create function forget_words_of_entry() returns trigger language plpgsql as $$
begin
  delete from public.search_words s where s.word = any(tsvector_to_array(ts_filter(old.words, '{a,b}')))
    and not exists (select 1 from public.search_entries e where ts_filter(e.words, '{a,b}') @@ s.word::tsquery);
  return null;
end $$;
create trigger forgets_its_words after delete on search_entries
  for each row execute function forget_words_of_entry();
