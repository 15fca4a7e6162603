-- A filter holds it back, and nobody was told of it yet: that happens when moderators show it (ADM-1).
alter table comments add column held boolean not null default false;
