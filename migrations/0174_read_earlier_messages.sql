-- New members of a community read the last messages from before they came, unless its admins say otherwise.
alter table communities add column earlier_messages boolean not null default true;
-- From when on a member reads its conversation; null is since they came.
alter table memberships add column reads_since timestamptz;
