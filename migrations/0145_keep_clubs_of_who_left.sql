-- A community belongs to its owners; who once founded it may go without taking it along.
alter table communities alter column created_by drop not null;
alter table communities drop constraint communities_created_by_fkey;
alter table communities add constraint communities_created_by_fkey
  foreign key (created_by) references people (id) on delete set null;
