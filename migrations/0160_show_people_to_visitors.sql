-- Whoever says so stands among the trailblazers of the first page: name, picture and what they say about themselves.
alter table people add column shown_to_visitors boolean not null default false;
create index people_shown_to_visitors on people (id) where shown_to_visitors;
