-- outside a transaction: indexes that are made while people go on writing
-- Two letters have no trigram: they are looked for where names begin.
drop index concurrently if exists people_by_beginning;
create index concurrently people_by_beginning on people ((lower(display_name) collate "C")) where onboarded_at is not null;
drop index concurrently if exists people_by_username_beginning;
create index concurrently people_by_username_beginning on people ((username::text collate "C")) where onboarded_at is not null;
