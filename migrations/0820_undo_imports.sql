-- A whole import of outings can be undone for a week (COM-15): whose it was and when, and of each draft what stood in
-- it before and how far it had been changed by then.
create table outing_imports (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  community_id uuid references communities (id) on delete cascade,
  made_at timestamptz not null
);
create index outing_imports_person on outing_imports (person_id, made_at);
create index outing_imports_community on outing_imports (community_id);
alter table huddle_imports
  add column import_id uuid,
  -- The fields, the name at the source and what it said before the import moved them; null where it made the draft.
  add column before jsonb,
  add column version integer;
alter table huddle_imports
  add constraint huddle_imports_import_id_fkey foreign key (import_id) references outing_imports (id) on delete set null
  not valid;
