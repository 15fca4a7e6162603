-- outside a transaction: the table of all people is read and written meanwhile
drop index concurrently if exists people_by_username_shape;
create index concurrently people_by_username_shape on people (username_shape(username::text)) where username is not null;
