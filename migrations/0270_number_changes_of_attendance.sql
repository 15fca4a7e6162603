-- Which state of a huddle an answer was decided on: it is saved only while the number is still the same. The statement
-- that saves attendance counts on by itself; any other change of the row is counted here, so that none can be missed.
alter table huddles add column attendance_version int not null default 0;

create function count_attendance_version() returns trigger language plpgsql as $$
begin
  new.attendance_version := old.attendance_version + 1;
  return new;
end $$;

create trigger attendance_version_counted before update on huddles
  for each row when (new.attendance_version = old.attendance_version) execute function count_attendance_version();
