-- A report that was sent without an account, from the address of one, is that account's as well (ADM-1). The release before
-- writes none of these; it weighs those it reads as a visitor's, and shows moderators who sent them.
alter table reports add column as_visitor boolean not null default false;
alter table reports drop constraint reports_of_one;
alter table reports add constraint reports_of_somebody check (reporter_id is not null or visitor_id is not null) not valid;
