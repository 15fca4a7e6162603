import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import type { CarpoolPlan, CarpoolView } from '../../contract/views.ts';
import type { CarpoolRefusal } from '../../messages.ts';
import type { Askers } from '../../rules/access.ts';
import { faultsOfPlan } from '../../rules/plan.ts';
import { legsOf, type TripType } from '../../rules/trip.ts';
import type { CarpoolPlanInput } from '../mutations.ts';

/** The fields as they are typed. */
export interface CarpoolForm {
  kind: 'OFFER' | 'NEED';
  huddleId: string;
  tripType: TripType;
  origin: PlaceValue | null;
  destination: PlaceValue | null;
  depart: string;
  back: string;
  timeZone: string;
  seatsOut: number | string;
  seatsBack: number | string;
  stops: PlaceValue[];
  pickupKm: string;
  cost: string;
  currency: string;
  welcome: CarpoolPlan['welcome'];
  note: string;
  carNote: string;
  whoMayAsk: Askers;
}

export function emptyForm(timeZone: string, kind: CarpoolForm['kind']): CarpoolForm {
  return {
    kind,
    huddleId: '',
    tripType: 'ROUND',
    origin: null,
    destination: null,
    timeZone,
    depart: '',
    back: '',
    seatsOut: kind === 'OFFER' ? 3 : 1,
    seatsBack: kind === 'OFFER' ? 3 : 1,
    stops: [],
    pickupKm: '',
    cost: '',
    currency: 'CHF',
    welcome: [],
    note: '',
    carNote: '',
    whoMayAsk: 'EVERYONE',
  };
}

const plain = ({ name, formattedAddress, lat, lng }: PlaceValue) => ({ name, formattedAddress, lat, lng });

export function formOf(carpool: CarpoolView): CarpoolForm {
  const { kind, tripType, timeZone, welcome, note, carNote, whoMayAsk, cost, ways } = carpool;
  const way = (leg: 'OUT' | 'BACK') => ways.find((each) => each.leg === leg);
  const wall = (at: string | undefined) => (at ? wallIn(new Date(at), timeZone) : '');
  return {
    kind,
    tripType,
    timeZone,
    note,
    carNote,
    whoMayAsk,
    welcome: [...welcome],
    huddleId: carpool.huddle?.id ?? '',
    origin: plain(carpool.origin),
    destination: plain(carpool.destination),
    stops: carpool.stops.map(plain),
    depart: wall(way('OUT')?.at),
    back: wall(way('BACK')?.at),
    seatsOut: way('OUT')?.seats ?? 0,
    seatsBack: way('BACK')?.seats ?? 0,
    pickupKm: carpool.pickupKm === null ? '' : String(carpool.pickupKm),
    cost: cost ? String(cost.amount / 100) : '',
    currency: cost?.currency ?? 'CHF',
  };
}

/** The plan as the server takes it; undefined while it does not know where the ride begins. */
export function planOfForm(form: CarpoolForm): CarpoolPlanInput | undefined {
  const { kind, tripType, origin, destination, timeZone, welcome, note, carNote, whoMayAsk } = form;
  if (!origin) return undefined;
  const at = (wall: string) => instantIn(wall, timeZone)?.toISOString() ?? null;
  const ways = legsOf(tripType);
  const offers = kind === 'OFFER';
  return {
    kind,
    tripType,
    origin,
    destination,
    timeZone,
    welcome,
    note,
    carNote,
    whoMayAsk,
    huddleId: form.huddleId || null,
    departAt: ways.includes('OUT') ? at(form.depart) : null,
    returnAt: ways.includes('BACK') ? at(form.back) : null,
    seatsOut: ways.includes('OUT') ? Number(form.seatsOut) : 0,
    seatsBack: ways.includes('BACK') ? Number(offers ? form.seatsBack : form.seatsOut || form.seatsBack) : 0,
    stops: form.stops,
    pickupKm: offers && form.pickupKm ? Number(form.pickupKm) : null,
    cost: offers ? costOf(form) : null,
  };
}

function costOf({ cost, currency }: CarpoolForm): CarpoolPlanInput['cost'] {
  const amount = Math.round(Number(cost.replace(',', '.')) * 100);
  return cost.trim() === '' ? null : { amount, currency: currency as 'CHF' };
}

export type Fault = CarpoolRefusal | 'ORIGIN_MISSING' | 'NAME_MISSING' | 'NO_NUMBER';

/** Where a refusal of the rules is shown. */
export const fieldOfRefusal: Readonly<Partial<Record<CarpoolRefusal, keyof CarpoolForm>>> = {
  DESTINATION_MISSING: 'destination',
  ASKERS_NEED_HUDDLE: 'whoMayAsk',
  DEPARTURE_MISSING: 'depart',
  DEPARTURE_PAST: 'depart',
  TRIP_TOO_FAR_AHEAD: 'depart',
  RETURN_MISSING: 'back',
  RETURN_PAST: 'back',
  RETURN_BEFORE_DEPARTURE: 'back',
  TRIP_TOO_LONG: 'back',
  SEATS_OUT_MISSING: 'seatsOut',
  SEATS_OUT_TAKEN: 'seatsOut',
  SEATS_BACK_MISSING: 'seatsBack',
  SEATS_BACK_TAKEN: 'seatsBack',
  CARPOOLING_OFF: 'huddleId',
  RIDES_OF_PARTICIPANTS: 'huddleId',
  HUDDLE_CANCELLED: 'huddleId',
};

/** Which fields are wrong, before the server is asked: it asks the same rules. */
export function faultsOf(
  form: CarpoolForm,
  now: Date,
  stands?: CarpoolForm,
): Readonly<Record<string, Fault>> {
  const faults: Record<string, Fault> = {};
  const plan = planOfForm({
    ...form,
    origin: form.origin ?? { name: '-', formattedAddress: '', lat: 0, lng: 0 },
  });
  for (const { code } of plan ? faultsOfPlan(factsOf(form, plan), now, stands && timesOf(stands)) : []) {
    const field = fieldOfRefusal[code];
    if (field) faults[field] ??= code;
  }
  if (!form.origin) faults.origin = 'ORIGIN_MISSING';
  else if (form.origin.name.trim() === '') faults.origin = 'NAME_MISSING';
  if (form.destination?.name.trim() === '') faults.destination = 'NAME_MISSING';
  const cost = plan?.cost;
  if (cost && !(cost.amount >= 1 && cost.amount <= 100_000)) faults.cost = 'NO_NUMBER';
  return faults;
}

function factsOf(form: CarpoolForm, plan: CarpoolPlanInput) {
  return {
    trip: form.tripType,
    whoMayAsk: form.whoMayAsk,
    timeZone: form.timeZone,
    ...timesOf(form),
    seats: { OUT: plan.seatsOut ?? 0, BACK: plan.seatsBack ?? 0 },
    ofHuddle: form.huddleId !== '',
    hasDestination: form.destination !== null || form.huddleId !== '',
  };
}

function timesOf({ tripType, depart, back, timeZone }: CarpoolForm) {
  const ways = legsOf(tripType);
  return {
    departsAt: ways.includes('OUT') ? (instantIn(depart, timeZone) ?? null) : null,
    returnsAt: ways.includes('BACK') ? (instantIn(back, timeZone) ?? null) : null,
  };
}
