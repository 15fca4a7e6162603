-- An outing that a community plans again and again: its fields, what it asks and its kit, without a date (HUD-29).
create table huddle_templates (
  id uuid primary key,
  community_id uuid not null references communities (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  -- The fields as a draft holds them.
  form jsonb not null,
  -- What the hosts ask, in its order: text, kind, choices, perPerson, required.
  questions jsonb not null,
  -- Name and number of what has to be brought.
  kit jsonb not null,
  -- Who leads it as a rule: asked to host what is planned by it.
  leader_id uuid references people (id) on delete set null,
  kept_by uuid references people (id) on delete set null,
  kept_at timestamptz not null
);
create unique index huddle_templates_name on huddle_templates (community_id, lower(name));
create index huddle_templates_leader on huddle_templates (leader_id);
create index huddle_templates_kept_by on huddle_templates (kept_by);
