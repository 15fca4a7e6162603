-- A huddle belongs to its hosts; who once planned it may go without taking it along, or being kept for it.
alter table huddles alter column created_by drop not null;
alter table huddles drop constraint huddles_created_by_fkey;
alter table huddles add constraint huddles_created_by_fkey
  foreign key (created_by) references people (id) on delete set null;
