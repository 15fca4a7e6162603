import { sql } from 'kysely';
import { type HostedHuddle, listHosted } from '#areas/huddle/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { MediaId, PersonId } from '#platform/shared/ids.ts';
import type { DrivenCar } from './calendar-and-routes.ts';

/** So many outings and cars stand in the calendar and the routes; all of them are in the data. */
const MAX_IN_ONE_FILE = 5_000;

/** The outings they host, with their exact places, the latest first. */
export function hostedHuddles(tx: Tx, me: PersonId): Promise<readonly HostedHuddle[]> {
  return listHosted(tx, me, MAX_IN_ONE_FILE);
}

export async function drivenCars(tx: Tx, me: PersonId): Promise<readonly DrivenCar[]> {
  const { rows } = await sql<DrivenCar>`select id, origin, stops, destination, departs_at from carpools
    where owner_id = ${me} and kind = 'OFFER' order by id desc limit ${MAX_IN_ONE_FILE}`.execute(tx);
  return rows;
}

export async function picturesOf(tx: Tx, me: PersonId): Promise<readonly MediaId[]> {
  const rows = await tx.selectFrom('media').select('id').where('owner_id', '=', me).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function faceOf(tx: Tx, me: PersonId) {
  return tx
    .selectFrom('people')
    .select(['username', 'display_name', 'locale', 'bio', 'picture_media_id'])
    .where('id', '=', me)
    .executeTakeFirstOrThrow();
}
