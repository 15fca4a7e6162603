-- Deferrable constraints are checked once a statement is done, not row by row.
alter table participations add constraint participations_queue_number unique using index participations_queue_number
  deferrable initially immediate;
alter table unregistered_parties add constraint unregistered_parties_queue_number
  unique using index unregistered_parties_queue_number deferrable initially immediate;
