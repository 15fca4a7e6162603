alter table people validate constraint people_deleted_are_empty;
