-- Whatever people make can be reported.
alter table reports drop constraint reports_object_type_check;
alter table reports add constraint reports_object_type_check
  check (object_type in ('HUDDLE', 'POST', 'PERSON', 'COMMUNITY', 'MESSAGE', 'INSPIRATION', 'CARPOOL'));
