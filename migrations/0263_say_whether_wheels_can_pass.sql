alter table huddles add column step_free boolean not null default false;
