import { firstOfEachRegion } from '#areas/place/rules/region.ts';
import type { Db } from '#platform/server/db/database.ts';
import { facesOfHuddles } from './faces.sql.ts';
import { listNextByZone } from './lists.sql.ts';
import { presentCard } from './present.ts';

/** What a visitor's first screen shows of what is going on: one huddle of each part of the world, with its hosts. */
export async function huddlesByRegion(db: Db, now: Date) {
  const firsts = firstOfEachRegion(await listNextByZone(db, now), ({ time_zone }) => time_zone);
  const ids = firsts.map(({ thing }) => thing.id);
  const known = new Map(
    (await facesOfHuddles(db, null, ids)).map(({ huddleId, faces }) => [huddleId, faces]),
  );
  return firsts.map(({ region, thing }) => ({
    region,
    huddle: presentCard(thing, false),
    hosts: known.get(thing.id) ?? [],
  }));
}
