-- outside a transaction: validating reads the whole table and holds no write back
alter table huddles validate constraint huddles_scene_is_known;
