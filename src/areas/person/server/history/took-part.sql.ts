import { type RawBuilder, sql } from 'kysely';

/**
 * `p` was at an outing `h` that took place: confirmed and not noted as missing, or its host when somebody came.
 */
export function tookPart(now: Date): RawBuilder<boolean> {
  return sql<boolean>`h.status = 'PUBLISHED' and h.ends_at <= ${now}
    and ((p.place = 'CONFIRMED' and p.attended_people is distinct from 0)
      or (p.role in ('HOST', 'CO_HOST') and h.confirmed_count > 0))`;
}

export const wasThere = sql<boolean>`((o.place = 'CONFIRMED' and o.attended_people is distinct from 0)
  or o.role in ('HOST', 'CO_HOST'))`;
