-- outside a transaction: validating and indexing hold no write back
alter table huddle_imports validate constraint huddle_imports_import_id_fkey;
drop index concurrently if exists huddle_imports_of_import;
create index concurrently huddle_imports_of_import on huddle_imports (import_id);
drop index concurrently if exists huddle_imports_by_name;
create index concurrently huddle_imports_by_name on huddle_imports (owner_id, split_part(mark, '|', 1));
