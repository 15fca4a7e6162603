-- Outings that came from a calendar or a table (COM-15): of whom, by what name there, and what it said last, so that the
-- same file makes none twice. The mark is name, start and place for sources without lasting names.
create table huddle_imports (
  huddle_id uuid primary key references huddles on delete cascade,
  owner_id uuid not null,
  uid text not null check (char_length(uid) <= 300),
  mark text not null check (char_length(mark) <= 600),
  said jsonb not null
);
create index huddle_imports_of_owner on huddle_imports (owner_id, uid);
create index huddle_imports_by_mark on huddle_imports (owner_id, mark);
