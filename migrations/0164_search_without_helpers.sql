-- A search is asked a hundred times a second: beginning a helping process takes longer than the whole of it.
alter table search_entries set (parallel_workers = 0);
