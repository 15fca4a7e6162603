import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { GoCriteria } from '../../rules/go.ts';

/** Keeps what hosts ask for; null asks for nothing. What they decided before was about other rules. */
export async function saveCriteria(tx: Tx, huddleId: HuddleId, criteria: GoCriteria | null): Promise<void> {
  if (!criteria) {
    await sql`delete from huddle_go where huddle_id = ${huddleId}`.execute(tx);
    return;
  }
  const { minPeople, minCars, daylightMinutes, allKit, forecast, forecastNote } = criteria;
  await sql`
    insert into huddle_go (huddle_id, min_people, min_cars, daylight_minutes, all_kit, forecast, forecast_note)
    values (${huddleId}, ${minPeople}, ${minCars}, ${daylightMinutes}, ${allKit}, ${forecast}, ${forecastNote})
    on conflict (huddle_id) do update set min_people = excluded.min_people, min_cars = excluded.min_cars,
      daylight_minutes = excluded.daylight_minutes, all_kit = excluded.all_kit, forecast = excluded.forecast,
      forecast_note = excluded.forecast_note, decided_for = null`.execute(tx);
}

/** Everybody has been told how it stands for this start. */
export async function markChecked(tx: Tx, huddleId: HuddleId, startsAt: Date): Promise<void> {
  await sql`update huddle_go set checked_for = ${startsAt} where huddle_id = ${huddleId}`.execute(tx);
}

/** The hosts have said that it goes ahead at this start. */
export async function markDecided(tx: Tx, huddleId: HuddleId, startsAt: Date): Promise<void> {
  await sql`update huddle_go set decided_for = ${startsAt}, checked_for = ${startsAt}
    where huddle_id = ${huddleId}`.execute(tx);
}
