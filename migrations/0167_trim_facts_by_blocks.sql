-- Facts are found by their time once a night, and stand in its order: to know it block by block is enough, and
-- costs next to nothing with each fact.
drop index stream_facts_created_at;
create index stream_facts_created_at on stream_facts using brin (created_at);
