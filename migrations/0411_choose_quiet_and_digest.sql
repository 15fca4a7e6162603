-- What somebody wants to hear less of: only what is urgent about it passes.
create table notification_mutes (
  person_id uuid not null references people (id) on delete cascade,
  object_id uuid not null,
  object_type text not null check (object_type = any (array['HUDDLE', 'COMMUNITY'])),
  muted_at timestamptz not null,
  primary key (person_id, object_id)
);

alter table notification_choices
  drop constraint notification_choices_mail_check,
  add constraint notification_choices_mail_is_known check (mail = any (array['AT_ONCE', 'DIGEST', 'NEVER'])) not valid;

alter table notification_settings
  -- Minutes of the day in the person's zone; over midnight where the end is the smaller one.
  add column quiet boolean not null default true,
  add column quiet_from smallint not null default 1320 check (quiet_from between 0 and 1439),
  add column quiet_to smallint not null default 420 check (quiet_to between 0 and 1439),
  add column digest text not null default 'NEVER' check (digest = any (array['NEVER', 'DAILY', 'WEEKLY'])),
  add column digest_at smallint not null default 420 check (digest_at between 0 and 1439),
  -- Monday is 1.
  add column digest_day smallint not null default 1 check (digest_day between 1 and 7),
  -- When the next is due, and since when there is something to tell; null without a digest.
  add column digest_next_at timestamptz,
  add column digest_since timestamptz;
create index notification_settings_due on notification_settings (digest_next_at) where digest_next_at is not null;
