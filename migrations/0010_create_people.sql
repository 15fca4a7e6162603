create extension if not exists citext;

create table people (
  id uuid primary key,
  username citext unique check (username ~ '^[a-z0-9._]{3,30}$'),
  display_name text not null default '' check (char_length(display_name) <= 60),
  first_name text not null default '' check (char_length(first_name) <= 60),
  last_name text not null default '' check (char_length(last_name) <= 60),
  bio text not null default '' check (char_length(bio) <= 1000),
  interests text[] not null default '{}' check (cardinality(interests) <= 30),
  place_name text,
  place_address text,
  place_lat double precision check (place_lat between -90 and 90),
  place_lng double precision check (place_lng between -180 and 180),
  date_of_birth date,
  gender text check (char_length(gender) <= 40),
  weight_kg real check (weight_kg between 1 and 500),
  height_cm real check (height_cm between 30 and 280),
  mobile text check (char_length(mobile) <= 32),
  mobile_verified boolean not null default false,
  unit_mass text not null default 'KG' check (unit_mass in ('KG', 'LB')),
  unit_length text not null default 'KM' check (unit_length in ('KM', 'MI')),
  unit_volume text not null default 'L' check (unit_volume in ('L', 'GAL')),
  unit_energy text not null default 'KCAL' check (unit_energy in ('KCAL', 'KJ')),
  unit_temperature text not null default 'C' check (unit_temperature in ('C', 'F')),
  unit_time text not null default 'H24' check (unit_time in ('H24', 'H12')),
  theme text not null default 'SYSTEM' check (theme in ('LIGHT', 'DARK', 'SYSTEM')),
  locale text not null default 'en' check (char_length(locale) between 2 and 35),
  time_zone text not null default 'UTC' check (char_length(time_zone) <= 64),
  landing_page text not null default '/home' check (landing_page ~ '^/[a-z/-]*$'),
  connection_approval_required boolean not null default false,
  beta_user boolean not null default false,
  dev_user boolean not null default false,
  moderator boolean not null default false,
  suspended_at timestamptz,
  email citext check (char_length(email) <= 254),
  email_verified boolean not null default false check (email is not null or not email_verified),
  onboarded_at timestamptz check (username is not null or onboarded_at is null),
  picture_media_id uuid,
  cover_media_id uuid,
  cover_rotation real not null default 0,
  cover_scale real not null default 1,
  cover_x real not null default 0,
  cover_y real not null default 0,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  check ((place_lat is null) = (place_lng is null))
);

-- An address belongs to the one person who proved it; unproved claims to it may stand side by side.
create unique index people_verified_email on people (email) where email_verified;

create table identities (
  issuer text not null,
  subject text not null,
  person_id uuid not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_person on identities (person_id);
