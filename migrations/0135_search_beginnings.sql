-- What begins with what was typed, found without reading everything that holds such a word: a prefix of a common word
-- costs the full-text index milliseconds, and this one next to nothing.
create index search_entries_begin on search_entries (kind, left(look, 60) collate "C");
