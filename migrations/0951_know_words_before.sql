insert into search_words (word)
select w.word from (select distinct unnest(tsvector_to_array(ts_filter(words, '{a,b}'))) from search_entries) as w(word)
where is_name_word(w.word) and not exists (select 1 from search_words o where o.word = w.word);
analyze search_words;
