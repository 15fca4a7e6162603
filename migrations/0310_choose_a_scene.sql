alter table huddles add column scene text;
alter table huddles add constraint huddles_scene_is_known check (scene = any (array['VALLEY', 'RIDGE', 'TREK', 'CAMP', 'ROAD',
  'SINGLETRACK', 'RUN', 'AVENUE', 'CITY', 'CRAG', 'LAKE', 'SLOPE', 'SNOWSHOES', 'REEDS', 'JETTY', 'MEADOW', 'SIGNPOST',
  'LAMPS'])) not valid;
