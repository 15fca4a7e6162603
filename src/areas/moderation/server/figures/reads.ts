import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Figures, KindFigures } from '../../rules/figures.ts';

const halfYear = sql`extract(year from l.at at time zone 'UTC')::int as year,
  case when extract(month from l.at at time zone 'UTC') <= 6 then 1 else 2 end as half`;

/** The half of a year that `now` lies in is not over. */
const isOver = (now: Date) => sql<boolean>`l.at < date_trunc('year', ${now}::timestamptz, 'UTC')
  + case when extract(month from ${now}::timestamptz at time zone 'UTC') <= 6 then interval '0' else interval '6 months' end`;

/** What the log says of each half of a year that is over, the newest first. */
export async function readFigures(db: DbOrTx, now: Date): Promise<Figures[]> {
  const { rows } = await sql<Figures & { readonly kinds: KindFigures[] }>`
    with decided as (
      select ${halfYear}, c.object_type as kind, l.at - c.opened_at as took,
        not (l.detail->'acts' ? 'NONE') as acted
      from moderation_log l join moderation_cases c on c.id = l.case_id where l.act = 'DECIDED' and ${isOver(now)}),
    appeals as (
      select ${halfYear}, exists (select from moderation_log g
        where g.decision_id = l.decision_id and g.act = 'APPEAL_GRANTED') as upheld
      from moderation_log l where l.act = 'APPEALED' and ${isOver(now)}),
    by_kind as (select year, half, kind, count(*) as decided, count(*) filter (where acted) as acted
      from decided group by 1, 2, 3),
    halves as (select year, half from decided union select year, half from appeals)
    select h.year, h.half,
      coalesce((select json_agg(json_build_object('kind', k.kind, 'decided', k.decided, 'acted', k.acted) order by k.kind)
        from by_kind k where k.year = h.year and k.half = h.half), '[]') as kinds,
      coalesce((select round(extract(epoch from percentile_cont(0.5) within group (order by d.took)) / 3600)
        from decided d where d.year = h.year and d.half = h.half), 0)::int as "medianHours",
      (select count(*) from appeals a where a.year = h.year and a.half = h.half)::int as appeals,
      (select count(*) from appeals a where a.year = h.year and a.half = h.half and a.upheld)::int as upheld
    from halves h order by h.year desc, h.half desc`.execute(db);
  return rows;
}
