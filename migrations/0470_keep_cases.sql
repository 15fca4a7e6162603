-- Reports about one thing are one case, which moderators decide about once; a decision is answered by an appeal.
create table moderation_cases (
  id uuid primary key,
  object_type text not null
    check (object_type in ('HUDDLE', 'POST', 'PERSON', 'COMMUNITY', 'MESSAGE', 'INSPIRATION', 'CARPOOL')),
  object_id uuid not null,
  object_name text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'DECIDED')),
  -- How many reports it has: a decision names the number it was taken on.
  version int not null default 1,
  opened_at timestamptz not null,
  claimed_by uuid references people (id) on delete set null,
  claimed_until timestamptz
);
create unique index moderation_cases_one_open on moderation_cases (object_type, object_id) where state = 'OPEN';
create index moderation_cases_open on moderation_cases (id) where state = 'OPEN';
create index moderation_cases_decided on moderation_cases (id desc) where state = 'DECIDED';
create index moderation_cases_claimed on moderation_cases (claimed_by) where claimed_by is not null;

alter table reports add column case_id uuid;
-- What it said when it was reported: an edit hides nothing.
alter table reports add column words text not null default '';
insert into moderation_cases (id, object_type, object_id, object_name, version, opened_at)
select min(id::text)::uuid, object_type, object_id, (array_agg(object_name order by id))[1], count(*), min(created_at)
from reports where state = 'OPEN' group by object_type, object_id;
update reports r set case_id = c.id from moderation_cases c
where r.state = 'OPEN' and c.object_type = r.object_type and c.object_id = r.object_id;
create index reports_case on reports (case_id) where case_id is not null;
alter table reports add constraint reports_case_id_fkey
  foreign key (case_id) references moderation_cases (id) on delete cascade not valid;

create table moderation_decisions (
  id uuid primary key,
  case_id uuid not null references moderation_cases (id) on delete cascade,
  -- Whom it is about: who made the thing.
  subject_id uuid references people (id) on delete cascade,
  decided_by uuid references people (id) on delete set null,
  at timestamptz not null,
  acts text[] not null check (acts <> '{}' and acts <@ '{HIDE,WARN,SUSPEND,BAN,NONE}'::text[]),
  days int check (days between 1 and 365),
  reason text not null check (reason in ('SPAM', 'HARASSMENT', 'DANGEROUS', 'MISLEADING', 'ILLEGAL', 'OTHER')),
  words text not null default '' check (char_length(words) <= 2000),
  -- The mail as it was sent; null where nobody was told.
  notice text,
  appeal text not null default 'NONE' check (appeal in ('NONE', 'OPEN', 'GRANTED', 'REFUSED')),
  appeal_words text not null default '' check (char_length(appeal_words) <= 2000),
  appealed_at timestamptz,
  answer_words text not null default '' check (char_length(answer_words) <= 2000),
  answered_at timestamptz,
  answered_by uuid references people (id) on delete set null
);
create index moderation_decisions_case on moderation_decisions (case_id);
create index moderation_decisions_subject on moderation_decisions (subject_id, id desc) where subject_id is not null;
create index moderation_decisions_by on moderation_decisions (decided_by) where decided_by is not null;
create index moderation_decisions_answered_by on moderation_decisions (answered_by) where answered_by is not null;
create index moderation_decisions_appeals on moderation_decisions (id) where appeal = 'OPEN';
create index people_moderators on people (id) where moderator;

-- Every act of moderators, for good: without foreign keys, so that nothing that is deleted takes a line along.
create table moderation_log (
  id uuid primary key,
  at timestamptz not null,
  act text not null check (act in ('DECIDED', 'APPEALED', 'APPEAL_GRANTED', 'APPEAL_REFUSED', 'TAKEN_BACK')),
  case_id uuid not null,
  decision_id uuid not null,
  -- A person, or an operator by name.
  actor text not null,
  subject_id uuid,
  detail jsonb not null
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is a log: nothing in it is changed or deleted', tg_table_name;
end $$;
create trigger moderation_log_stays before update or delete or truncate on moderation_log
  for each statement execute function refuse_change();
