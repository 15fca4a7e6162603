-- Comments can be reported (ADM-1). What a decision hides is read by its author alone until it is shown again; the release
-- before shows it to everybody until it ends.
alter table comments add column hidden_at timestamptz;

alter table reports drop constraint reports_object_type_check;
alter table reports add constraint reports_object_type_check check (object_type in
  ('HUDDLE', 'POST', 'PERSON', 'COMMUNITY', 'MESSAGE', 'INSPIRATION', 'CARPOOL', 'COMMENT')) not valid;
alter table moderation_cases drop constraint moderation_cases_object_type_check;
alter table moderation_cases add constraint moderation_cases_object_type_check check (object_type in
  ('HUDDLE', 'POST', 'PERSON', 'COMMUNITY', 'MESSAGE', 'INSPIRATION', 'CARPOOL', 'COMMENT')) not valid;
