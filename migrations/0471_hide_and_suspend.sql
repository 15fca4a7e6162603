-- What moderators have hidden is read by its author and nobody else; a suspension may end by itself.
alter table posts add column hidden_at timestamptz;
alter table inspirations add column hidden_at timestamptz;
-- Null with `suspended_at` is until somebody lifts it.
alter table people add column suspended_until timestamptz;
create index people_suspended_until on people (suspended_until) where suspended_until is not null;
