create table links (
  uid text primary key check (char_length(uid) between 22 and 64),
  object_type text not null check (object_type in ('CARPOOL', 'HUDDLE', 'INSPIRATION', 'COMMUNITY', 'POST')),
  object_id uuid not null,
  for_person_id uuid not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

create unique index links_live_of_person on links (for_person_id, object_type, object_id) where revoked_at is null;
create index links_of_object on links (object_type, object_id);
