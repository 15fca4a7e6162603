import { sql } from 'kysely';

/** The log-in of a device `d` has not ended: with it ends what it was told, at that moment (PRIVACY 39). */
export const isStanding = sql<boolean>`(d.grant_id is null or exists (select 1 from identity_payloads g
  where g.model = 'Grant' and g.id = d.grant_id and (g.expires_at is null or g.expires_at > now())))`;
