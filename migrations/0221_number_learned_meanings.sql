-- In which order meanings were learned, which is not the order in which the texts were written: a process asks for what
-- was learned after what it knows. New rows have a number from here on; those before get theirs in the next step, so
-- that nothing waits for it.
create sequence search_learned;
alter table search_meanings add column learned bigint;
alter table search_meanings alter column learned set default nextval('search_learned');
