-- Some people look after the site from its own pages; what they do is logged with what the command line does.
alter table people add column operator boolean not null default false;

alter table operator_acts alter column power drop not null;
alter table operator_acts alter column person_id drop not null;
alter table operator_acts alter column person_name drop not null;
-- The job, the mail or the words that an act was about.
alter table operator_acts add column detail text check (char_length(detail) <= 600);
alter table operator_acts drop constraint operator_acts_power_check;
alter table operator_acts add constraint operator_acts_power_check check (power in (
  'beta', 'dev', 'moderator', 'operator', 'suspension', 'doctor', 'nutritionist', 'physical_therapist', 'guide')) not valid;
alter table operator_acts drop constraint operator_acts_act_check;
alter table operator_acts add constraint operator_acts_act_check check (act in (
  'GRANT', 'REVOKE', 'VERIFY_EMAIL', 'END_LOG_INS', 'RETRY_JOB', 'READ_ONLY_ON', 'READ_ONLY_OFF', 'SHOW_BANNER',
  'END_BANNER')) not valid;
alter table operator_acts add constraint operator_acts_power_of_grants
  check ((power is not null) = (act in ('GRANT', 'REVOKE'))) not valid;

-- A row as long as the site can only be read.
create table read_only (
  single boolean primary key default true check (single),
  since timestamptz not null,
  operator text not null check (char_length(operator) between 1 and 120)
);

-- A banner above every page until its time.
create table banners (
  id uuid primary key,
  at timestamptz not null,
  shown_until timestamptz not null,
  operator text not null check (char_length(operator) between 1 and 120),
  words text not null check (char_length(words) between 1 and 200),
  german_words text check (char_length(german_words) between 1 and 200)
);
create index banners_shown on banners (shown_until);
