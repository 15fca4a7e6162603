-- outside a transaction: indexes that are made while people go on writing
-- Words with the kind before them.
drop index concurrently if exists search_entries_by_words;
create index concurrently search_entries_by_words on search_entries using gin (kind, words);
-- Words of titles alone: the index of all words does not know where one stands, and every entry with it would be read.
drop index concurrently if exists search_entries_by_title;
create index concurrently search_entries_by_title on search_entries using gin (kind, (ts_filter(words, '{a}')));
-- Words of titles and of further names.
drop index concurrently if exists search_entries_by_name;
create index concurrently search_entries_by_name on search_entries using gin (kind, (ts_filter(words, '{a,b}')));
-- The first of them does the same.
drop index concurrently if exists search_entries_words;
-- How words are spelled. New ones are rare: kept aside to be added later, each search would read through them.
drop index concurrently if exists search_words_look;
create index concurrently search_words_look on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
