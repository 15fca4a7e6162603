-- Names that people have left: they lead to who left them for 90 days and are nobody else's for that time.
create table username_changes (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  username citext not null,
  left_at timestamptz not null
);
create index username_changes_name on username_changes (username, left_at desc);
create index username_changes_person on username_changes (person_id, left_at desc);

-- What a name looks like at a glance; account/rules/username.ts has the same.
create function username_shape(name text) returns text
  language sql immutable strict parallel safe
  return replace(replace(translate(lower(name), '01', 'ol'), 'rn', 'm'), 'vv', 'w');
create index username_changes_shape on username_changes (username_shape(username::text), left_at desc);
