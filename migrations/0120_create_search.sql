-- What can be found, in one place and one shape, kept by the tables it comes from, whichever door changes them.
-- Who may see what is not kept here: every hit passes the reading rule of its area.
create function search_fold(text text) returns text language plpgsql immutable parallel safe as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, text));
end $$;

create function search_words(title text, also text, body text) returns tsvector
  language plpgsql immutable parallel safe as $$
begin
  return setweight(to_tsvector('simple', public.search_fold(title)), 'A')
    || setweight(to_tsvector('simple', public.search_fold(also)), 'B')
    || setweight(to_tsvector('simple', public.search_fold(left(body, 20000))), 'D');
end $$;

create table search_entries (
  kind text not null,
  object_id uuid not null,
  title text not null,
  -- Further names: a place, topics, a username.
  also text not null default '',
  body text not null default '',
  -- When it is over and of less interest; null for what does not end.
  ends_at timestamptz,
  words tsvector not null generated always as (search_words(title, also, body)) stored,
  look text not null generated always as (search_fold(title || ' ' || also)) stored,
  -- Rises with every change of the text: what has no meaning of this revision is to be learned.
  revision bigint not null,
  primary key (kind, object_id)
);
create sequence search_revisions;
create index search_entries_words on search_entries using gin (words);
create index search_entries_look on search_entries using gin (look gin_trgm_ops);
create index search_entries_revision on search_entries (revision);

-- What a text means: 512 numbers of one byte, made by the packaged sentence embeddings.
create table search_meanings (
  kind text not null,
  object_id uuid not null,
  revision bigint not null,
  meaning bytea not null check (octet_length(meaning) = 512),
  primary key (kind, object_id),
  foreign key (kind, object_id) references search_entries (kind, object_id) on delete cascade
);
create index search_meanings_revision on search_meanings (revision);

create procedure keep_search_entry(
  entry_kind text, entry_id uuid, shown boolean, entry_title text, entry_also text, entry_body text,
  entry_ends_at timestamptz
) language plpgsql as $$
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
      (excluded.title, excluded.also, excluded.body, excluded.ends_at);
end $$;

create function forget_search_entry() returns trigger language plpgsql as $$
begin
  delete from public.search_entries where kind = tg_argv[0] and object_id = old.id;
  return null;
end $$;

create function keep_huddle_entry() returns trigger language plpgsql as $$
begin
  call public.keep_search_entry('HUDDLE', new.id, new.status = 'PUBLISHED', new.name,
    concat_ws(' ', new.venue->>'name', new.venue->>'formattedAddress', lower(replace(new.activity, '_', ' ')),
      lower(replace(new.difficulty, '_', ' ')), array_to_string(new.tags, ' ')),
    concat_ws(' ', new.description, new.what_to_bring), new.ends_at);
  return null;
end $$;
-- Not one of these columns changes with an answer, so answers stay cheap.
create trigger kept_in_search after insert or update of name, description, what_to_bring, venue, activity, difficulty,
  tags, status, ends_at on huddles for each row execute function keep_huddle_entry();
create trigger forgotten_in_search after delete on huddles for each row execute function forget_search_entry('HUDDLE');

create function keep_community_entry() returns trigger language plpgsql as $$
begin
  -- Of a private one strangers may know the name and no more: its words are not found by what it says of itself.
  call public.keep_search_entry('COMMUNITY', new.id, new.delete_after is null, new.name,
    case when new.privacy = 'PUBLIC' then concat_ws(' ', new.location->>'name', new.location->>'formattedAddress',
      array_to_string(new.tags, ' ')) end,
    case when new.privacy = 'PUBLIC' then new.description end, null);
  return null;
end $$;
create trigger kept_in_search after insert or update of name, description, privacy, location, tags, delete_after
  on communities for each row execute function keep_community_entry();
create trigger forgotten_in_search after delete on communities
  for each row execute function forget_search_entry('COMMUNITY');

create function keep_person_entry() returns trigger language plpgsql as $$
begin
  call public.keep_search_entry('PERSON', new.id,
    new.onboarded_at is not null and new.suspended_at is null and new.username is not null, new.display_name,
    new.username::text, '', null);
  return null;
end $$;
create trigger kept_in_search after insert or update of username, display_name, onboarded_at, suspended_at
  on people for each row execute function keep_person_entry();
create trigger forgotten_in_search after delete on people for each row execute function forget_search_entry('PERSON');

create function keep_post_entry() returns trigger language plpgsql as $$
begin
  call public.keep_search_entry('POST', new.id, new.state = 'PUBLISHED' and not new.bare, '', '',
    regexp_replace(new.content, '\{\{[^{}\n]{1,60}\}\}', ' ', 'g'), null);
  return null;
end $$;
create trigger kept_in_search after insert or update of content, state on posts
  for each row execute function keep_post_entry();
create trigger forgotten_in_search after delete on posts for each row execute function forget_search_entry('POST');

-- What was there before; a trigger writes the entry of each row that is written again as it is.
update huddles set name = name;
update communities set name = name;
update people set display_name = display_name;
update posts set content = content;
