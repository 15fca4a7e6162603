import type { UpdateObject } from 'kysely';
import { publish } from '#platform/server/bus.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import { appendFacts } from '#platform/server/stream/facts.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { Units } from '../rules/units.ts';

export type PersonChange = UpdateObject<DB, 'people'>;

/** Changes a person's own record and tells all processes and all their tabs that what they remember is old. */
export async function savePerson(tx: Tx, personId: PersonId, change: PersonChange): Promise<void> {
  await tx
    .updateTable('people')
    .set({ ...change })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', personId)
    .execute();
  await publish(tx, 'person.changed', { personId });
  await appendFacts(tx, [{ personId, fact: 'account.changed', data: {} }]);
}

export function placeColumns(place: PlaceValue | null | undefined): PersonChange {
  if (place === undefined) return {};
  return {
    place_name: place?.name ?? null,
    place_address: place?.formattedAddress ?? null,
    place_lat: place?.lat ?? null,
    place_lng: place?.lng ?? null,
  };
}

type SomeUnits = { readonly [Kind in keyof Units]?: Units[Kind] | undefined };

export function unitColumns(units: SomeUnits | undefined): PersonChange {
  if (units === undefined) return {};
  return {
    unit_mass: units.mass,
    unit_length: units.length,
    unit_volume: units.volume,
    unit_energy: units.energy,
    unit_temperature: units.temperature,
    unit_time: units.time,
  };
}
