-- Who came by a code has a name that we suggested, until they choose one.
alter table people add column name_suggested boolean not null default false;
