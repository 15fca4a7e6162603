import type { Field } from '#platform/shared/fields.ts';
import type { WireInput } from '#platform/shared/wire.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { DiscoverContract } from '../../contract/discover.ts';
import { type Activity, activities } from '../../rules/activity.ts';
import { type FilterName, filterNames, type HuddleValues, huddleFields } from '../../rules/fields.ts';
import { type ComingDays, comingDays, instantsOf, spanOf, USUAL_WITHIN_KM } from '../../rules/finding.ts';

/** A flag, or one word of a list and '' for any. */
type FieldFilters = {
  readonly [Name in FilterName]: HuddleValues[Name] extends boolean
    ? boolean
    : NonNullable<HuddleValues[Name]> | '';
};

/** What somebody looks for, as the address keeps it (HUD-5): shared, reloaded and gone back to as it is. */
export interface Filters extends FieldFilters {
  readonly q: string;
  readonly activity: Activity | '';
  /** Days, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Days that are named as they come; they stand for `from` and `to`. */
  readonly when: ComingDays | '';
  /** `46.02,7.75` and what it is called. */
  readonly near: string;
  readonly place: string;
  readonly within: string;
  /** No place is wanted, not even the usual one. */
  readonly everywhere: boolean;
  /** What fits the interests of who reads the address. */
  readonly fits: boolean;
  readonly payment: '' | 'FREE' | 'PAID';
  readonly room: boolean;
  readonly community: string;
  readonly sort: 'DATE' | 'NEAR';
}

export type DiscoverWire = WireInput<DiscoverContract['GET /api/huddles/discover']>['query'];

const DAY = /^\d{4}-\d\d-\d\d$/;
const NEAR = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;

/** Reads the address; what is none of these words is left out. */
export function filtersOf(search: URLSearchParams): Filters {
  const text = (name: string, pattern?: RegExp) => {
    const value = search.get(name) ?? '';
    return !pattern || pattern.test(value) ? value : '';
  };
  const near = text('near', NEAR);
  return {
    q: text('q').slice(0, 100),
    activity: activities.find((name) => name === search.get('activity')?.toUpperCase()) ?? '',
    from: text('from', DAY),
    to: text('to', DAY),
    when: comingDays.find((days) => days === search.get('when')) ?? '',
    near,
    place: near ? text('place').slice(0, 120) : '',
    within: near ? text('within', /^\d{1,4}$/) : '',
    everywhere: !near && search.get('everywhere') === 'true',
    fits: search.get('fits') === 'true',
    ...fieldFiltersOf(search),
    payment: text('payment', /^(FREE|PAID)$/) as Filters['payment'],
    room: search.get('room') === 'true',
    community: text('community', /^[0-9a-f-]{36}$/),
    sort: near && search.get('sort') === 'NEAR' ? 'NEAR' : 'DATE',
  };
}

/** The same as an address; what says nothing is left out. */
export function searchOf(filters: Filters): Record<string, string> {
  const { sort, everywhere, ...rest } = filters;
  const said = Object.entries(rest).filter(([, value]) => value !== '' && value !== false);
  const words = said.map(([name, value]) => [name, String(value)] as const);
  // Where anything else stands, no place is none.
  if (everywhere && words.length === 0) return { everywhere: 'true' };
  return { ...Object.fromEntries(words), ...(sort === 'NEAR' && { sort }) };
}

/** An address may be passed on: a home goes into it to about a kilometre. */
export function coarse({ name, formattedAddress, lat, lng }: PlaceValue): PlaceValue {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { name, formattedAddress, lat: rounded(lat), lng: rounded(lng) };
}

/**
 * What is looked for by an address: all that stands in it and nothing else, so that it finds the same for everybody.
 * One that says nothing looks around the place where the person usually is.
 */
export function startingFrom(address: Filters, usual: PlaceValue | null): Filters {
  if (address.near) return address;
  if (!usual || address.everywhere || countOf(address) > 0) return { ...address, everywhere: true };
  return { ...address, ...aroundOf(usual, address) };
}

const FIRST_WITHIN_KM = String(USUAL_WITHIN_KM);

/** What a chosen town changes: only what is around it is looked for, unless a distance was chosen before. */
export function aroundOf(place: PlaceValue | null, { near, within }: Filters): Partial<Filters> {
  if (!place) return { near: '', place: '', within: '', everywhere: true, sort: 'DATE' };
  return {
    near: pointOf(place),
    everywhere: false,
    place: place.formattedAddress,
    within: near ? within : FIRST_WITHIN_KM,
  };
}

function pointOf({ lat, lng }: PlaceValue): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`;
}

/** How many filters narrow the list; an order is none. */
export function countOf({ sort, place, within, everywhere, ...rest }: Filters): number {
  return Object.values(rest).filter((value) => value !== '' && value !== false).length;
}

/** Who looks: what an address means differs with them. */
export interface Seeker {
  readonly timeZone: string;
  readonly now: Date;
  readonly usual: PlaceValue | null;
  /** What their interests name. */
  readonly fits: readonly Activity[];
}

/** What the server is asked; days are those of the viewer. How far away all is, is told in any case. */
export function wireOf(filters: Filters, { timeZone, now, usual, fits }: Seeker): DiscoverWire {
  const { q, activity, within, payment, community, sort, when } = filters;
  const { from, to } = instantsOf(when ? spanOf(when, now, timeZone) : filters, timeZone);
  const near = filters.near || (usual && pointOf(usual));
  return {
    sort,
    ...(q.trim() && { q }),
    ...(activity && { activity }),
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
    ...(near && { near }),
    ...(filters.fits && fits.length > 0 && { activities: fits.join() }),
    ...(filters.near && within && { withinKm: Number(within) }),
    ...wireOfFields(filters),
    ...(payment && { payment }),
    ...(filters.room && { hasRoom: 'true' as const }),
    ...(community && { communityId: community }),
  };
}

/** The same, the nearest first, however far. */
export function furtherThan({ withinKm, ...wanted }: DiscoverWire): DiscoverWire {
  return { ...wanted, sort: 'NEAR' };
}

function fieldFiltersOf(search: URLSearchParams): FieldFilters {
  const said = filterNames.map((name) => {
    const field: Field = huddleFields[name];
    const typed = search.get(name) ?? '';
    if (field.type !== 'choice') return [name, typed === 'true'];
    return [name, field.of.includes(typed) ? typed : ''];
  });
  return Object.fromEntries(said) as FieldFilters;
}

function wireOfFields(filters: FieldFilters): Pick<DiscoverWire, FilterName> {
  const wanted = filterNames.flatMap((name) => (filters[name] ? [[name, String(filters[name])]] : []));
  return Object.fromEntries(wanted);
}
