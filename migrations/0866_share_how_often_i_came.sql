-- Whether leaders who decide about a request see how often somebody came out with their community.
alter table people add column attendance_shared boolean not null default false;
