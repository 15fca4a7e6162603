-- A cover is a picture that is there: with an account go its pictures, and a huddle that showed one showed nothing.
update huddles h set cover_media_id = null
  where cover_media_id is not null and not exists (select from media m where m.id = h.cover_media_id);
alter table huddles
  add constraint huddles_cover_is_media foreign key (cover_media_id) references media (id) on delete set null not valid;
