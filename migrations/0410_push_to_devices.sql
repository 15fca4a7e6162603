-- What signs pushes (VAPID): made at the first start, the same for every process. The newest is shown to new devices.
create table push_keys (
  public_key text primary key,
  private_key text not null,
  made_at timestamptz not null
);

-- Browsers that asked to be told when no page is open; each ends with the log-in that made it.
create table push_devices (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null check (char_length(p256dh) <= 200),
  auth text not null check (char_length(auth) <= 100),
  public_key text not null references push_keys (public_key),
  -- Of the embedded provider; null where the log-in is not known.
  grant_id text,
  user_agent text not null,
  made_at timestamptz not null,
  -- When the app was last open there.
  seen_at timestamptz not null,
  -- When its push service last took a message, what it last answered, and how often it refused since.
  accepted_at timestamptz,
  last_status integer,
  refused integer not null default 0,
  constraint one_device_an_endpoint unique (endpoint)
);
create index push_devices_of_person on push_devices (person_id, seen_at desc);
create index push_devices_of_key on push_devices (public_key);

alter table notification_choices
  -- Null is what somebody chose before there were pushes: as usual for the kind.
  add column push boolean;

alter table notifications
  -- When a process began to push it, and what came of it; null where nobody wanted a push.
  add column push_begun_at timestamptz,
  add column push_outcome text;

create table notification_settings (
  person_id uuid primary key references people (id) on delete cascade,
  -- Whether a locked screen may name people and outings.
  names_shown boolean not null default false
);
