-- What people knew before the last change of time or place: they are shown both (P23).
alter table huddles add column moved_from_start timestamptz;
alter table huddles add column moved_from_end timestamptz;
alter table huddles add column moved_from_venue text;
