-- A picture as it is kept: drawn anew in several widths, nothing of the upload left. The files lie in the storage.
create table media (
  id uuid primary key,
  owner_id uuid not null references people (id) on delete cascade,
  -- READY: every width as WebP; COMPLETE: as AVIF, too.
  status text not null default 'READY' check (status in ('READY', 'COMPLETE')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) > 0),
  thumbhash text not null,
  -- Set once an object shows the picture; what nothing shows is swept away.
  attached_at timestamptz,
  created_at timestamptz not null
);
create index media_owner on media (owner_id, created_at desc);
create index media_unattached on media (created_at) where attached_at is null;
