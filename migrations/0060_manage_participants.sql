-- The last change of time or place: everybody who has answered is asked to say that they have seen it.
alter table huddles add column moved_at timestamptz;
alter table huddles add column moved_what text[] not null default '{}';
alter table huddles add constraint moved_says_what check ((moved_at is null) = (moved_what = '{}'));
alter table participations add column acknowledged_at timestamptz;
-- People of the party who came, guests included; 0 is nobody, empty is not noted.
alter table participations add column attended_people integer check (attended_people between 0 and 21);
alter table participations add column paid_at timestamptz;
