-- A command that is more than one transaction claims its key first: no result yet is one that is under way.
alter table idempotency_keys alter column result drop not null;
