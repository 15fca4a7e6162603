create index people_by_name on people using gin ((username::text || ' ' || display_name) gin_trgm_ops)
  where onboarded_at is not null;
