-- Who hosts a huddle is asked with every look at it and every answer: without this all parts of a huddle are read.
create index participations_hosts on participations (huddle_id) where role in ('HOST', 'CO_HOST');
