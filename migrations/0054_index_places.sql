-- Which towns a map shows: the biggest first when it shows much, those in view when it shows little.
create index places_by_position on places using gist (point(longitude, latitude));
create index places_by_population on places (population desc, id);
