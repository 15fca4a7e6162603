-- What people without an account report of pages that everybody may open (ADM-1). It is no report, and in no case, before
-- the reader of the mail has pressed; then its words stand in `reports`, and here only to whom the outcome is mailed.
create table visitor_reports (
  id uuid primary key,
  email text not null,
  mailbox text not null,
  locale text not null,
  token text not null unique,
  object_type text not null check (object_type in ('HUDDLE', 'POST', 'COMMUNITY', 'INSPIRATION')),
  object_id uuid not null,
  object_name text not null,
  reason text not null check (reason in ('SPAM', 'HARASSMENT', 'DANGEROUS', 'MISLEADING', 'ILLEGAL', 'OTHER')),
  body text not null check (char_length(body) <= 2000),
  asked_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index visitor_reports_one_waiting on visitor_reports (mailbox, object_type, object_id)
  where confirmed_at is null;
create index visitor_reports_of_mailbox on visitor_reports (mailbox, asked_at);

alter table reports alter column reporter_id drop not null;
alter table reports add column visitor_id uuid;
alter table reports add constraint reports_visitor_id_fkey
  foreign key (visitor_id) references visitor_reports (id) on delete cascade not valid;
alter table reports add constraint reports_of_one check ((reporter_id is null) <> (visitor_id is null)) not valid;

-- People without an account count together, as new accounts do.
alter table moderation_cases drop constraint moderation_cases_doubts_check;
alter table moderation_cases add constraint moderation_cases_doubts_check
  check (doubts <@ '{NEW_ACCOUNTS,SAME_TIME,RECORD,VISITORS}'::text[]) not valid;
