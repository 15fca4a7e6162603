-- Every act of an operator, kept for ever: who did what to whom.
create table operator_acts (
  id uuid primary key,
  at timestamptz not null,
  operator text not null check (char_length(operator) between 1 and 120),
  act text not null check (act in ('GRANT', 'REVOKE')),
  power text not null check (power in ('beta', 'dev', 'moderator')),
  person_id uuid not null,
  -- The username at that moment, so that the line still reads when the person is gone.
  person_name text not null
);
create index operator_acts_at on operator_acts (at desc);
