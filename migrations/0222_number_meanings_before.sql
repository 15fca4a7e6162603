update search_meanings set learned = nextval('search_learned') where learned is null;
create unique index search_meanings_learned on search_meanings (learned);
alter table search_meanings add constraint search_meanings_are_numbered check (learned is not null) not valid;
alter table search_meanings validate constraint search_meanings_are_numbered;
drop index search_meanings_revision;
