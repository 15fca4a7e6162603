alter table huddles add column dogs_allowed boolean not null default false;
