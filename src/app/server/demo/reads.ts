import type { PoolClient } from 'pg';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { Town } from './make-people.ts';

/** Towns in which people of a demo world live: neither hamlets nor the largest cities only. */
export async function readTowns(client: PoolClient, limit: number): Promise<Town[]> {
  const found = await client.query<Town>(
    `select name, formatted_address as "formattedAddress", latitude as lat, longitude as lng, time_zone as "timeZone"
     from places where population > 4000 order by hashint4(id), id limit $1`,
    [limit],
  );
  return found.rows;
}

/** A town with the id under which posts name it. */
export interface DemoPlace {
  readonly id: number;
  readonly name: string;
  readonly formattedAddress: string;
}

/** Towns that people of the small world write about: known ones of the Alps. */
export async function readPostPlaces(client: PoolClient): Promise<DemoPlace[]> {
  const found = await client.query<DemoPlace>(
    `select id, name, formatted_address as "formattedAddress" from places
     where latitude between 45.8 and 47.6 and longitude between 6.8 and 11.5
     order by population desc limit 24`,
  );
  return found.rows;
}

export async function hasPeople(client: PoolClient): Promise<boolean> {
  return (await client.query('select 1 from people limit 1')).rowCount === 1;
}

/** Ids of the people one can log in as, by user name. */
export async function readCast(client: PoolClient, names: readonly string[]): Promise<Map<string, string>> {
  const found = await client.query<{ username: string; id: string }>(
    'select username, id from people where username = any($1::citext[])',
    [names],
  );
  return new Map(found.rows.map((row) => [row.username, row.id]));
}

/** An outing to come that the hosts have opened for carpools, with who is coming and the towns around. */
export interface DemoOuting {
  readonly id: string;
  readonly host_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
  readonly venue: PlaceValue;
  readonly people: readonly string[];
  readonly towns: readonly PlaceValue[];
}

const OUTINGS_WITH_RIDES = 16;

export async function readOutings(client: PoolClient, now: Date): Promise<DemoOuting[]> {
  const found = await client.query<DemoOuting>(
    `select h.id, h.created_by as host_id, h.starts_at, h.ends_at, h.time_zone, h.venue,
       array(select p.person_id::text from participations p
         where p.huddle_id = h.id and p.place = 'CONFIRMED' order by p.person_id) as people,
       (select json_agg(t) from (select t.name, t.formatted_address as "formattedAddress", t.latitude as lat,
           t.longitude as lng from places t
         where point(t.longitude, t.latitude) <@ box(
           point((h.venue->>'lng')::float8 - 0.7, (h.venue->>'lat')::float8 - 0.5),
           point((h.venue->>'lng')::float8 + 0.7, (h.venue->>'lat')::float8 + 0.5))
         order by t.population desc, t.id limit 8) t) as towns
     from huddles h where h.carpooling and h.status = 'PUBLISHED' and h.privacy = 'PUBLIC' and h.starts_at > $1
     order by h.starts_at, h.id limit ${OUTINGS_WITH_RIDES}`,
    [now],
  );
  return found.rows.filter(({ towns }) => towns !== null);
}

/** Something that somebody may have reported. */
export interface DemoObject {
  readonly kind: 'HUDDLE' | 'POST' | 'INSPIRATION';
  readonly id: string;
  readonly name: string;
  readonly owner_id: string;
}

/** One of each kind that everybody sees and no moderator has made. */
export async function readReportable(client: PoolClient, now: Date): Promise<DemoObject[]> {
  const found = await client.query<DemoObject>(
    `select distinct on (o.kind) o.* from (
       select 'HUDDLE' as kind, id, name, created_by as owner_id from huddles
       where privacy = 'PUBLIC' and status = 'PUBLISHED' and starts_at > $1
       union all select 'POST', id, left(content, 120), author_id from posts where visibility = 'PUBLIC' and content !~ '[{]'
       union all select 'INSPIRATION', id, title, author_id from inspirations) o
     join people p on p.id = o.owner_id and not p.moderator order by o.kind, o.id`,
    [now],
  );
  return found.rows;
}
