create extension if not exists pg_trgm;

-- Towns and villages of the world (GeoNames, CC BY 4.0), filled by the gazetteer loader.
create table places (
  id integer primary key,
  name text not null,
  formatted_address text not null,
  -- Normalised words a search may add after the name: region, country and their codes, each after a space.
  context text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  elevation integer,
  population integer not null
);

-- Every name a place is looked up by, normalised as the search normalises what is typed. The plain collation
-- lets the key serve searches by the beginning of a name, whatever the database was made with.
create table place_names (
  key text collate "C" not null,
  place_id integer not null references places (id),
  -- How well known the place is by this name: grows with its people, less for a name in another language.
  weight real not null,
  primary key (key, place_id) include (weight)
);
create index place_names_by_likeness on place_names using gin (key gin_trgm_ops);

-- One row: which data stands in the two tables.
create table gazetteer (
  single boolean primary key default true check (single),
  version text not null,
  places integer not null,
  loaded_at timestamptz not null default now()
);
