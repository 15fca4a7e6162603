-- Outings that somebody missed (COM-13): a confirmed place given back in the last day, or nobody of the party came. Hosts
-- see them until they fade, a year after the outing; the person may answer.
create table missed_outings (
  person_id uuid not null references people on delete cascade,
  huddle_id uuid not null references huddles on delete cascade,
  missed text not null check (missed in ('GAVE_BACK_LATE', 'DID_NOT_COME')),
  fades_at timestamptz not null,
  told_at timestamptz,
  reply text check (char_length(reply) between 1 and 300),
  primary key (person_id, huddle_id)
);
create index missed_outings_of_huddle on missed_outings (huddle_id);
create index missed_outings_by_fading on missed_outings (fades_at);

insert into missed_outings (person_id, huddle_id, missed, fades_at)
select p.person_id, p.huddle_id, 'DID_NOT_COME', h.starts_at + interval '12 months'
from participations p join huddles h on h.id = p.huddle_id
where p.attended_people = 0 and p.place = 'CONFIRMED' and p.role = 'PARTICIPANT' and h.status = 'PUBLISHED'
  and h.starts_at > now() - interval '12 months';
