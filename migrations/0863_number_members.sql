-- Each member of a community has a number from joining on. The last one given stays with the community, so that none
-- is given twice.
alter table communities add column last_member_number int not null default 0;
alter table memberships add column number int;
