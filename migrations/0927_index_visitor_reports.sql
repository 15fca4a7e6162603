-- outside a transaction: an index that is made while people go on writing
drop index concurrently if exists reports_of_visitor;
create index concurrently reports_of_visitor on reports (visitor_id, id) where visitor_id is not null;
