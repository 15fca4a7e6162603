-- Charts of one's own outings are private until one shows them.
alter table people add column trends_published boolean not null default false;

-- People near a town, by coarse squares of degrees: nobody can be found more exactly than that.
create index people_by_square on people (round(place_lat::numeric * 4), round(place_lng::numeric * 4))
  where onboarded_at is not null and place_lat is not null;
