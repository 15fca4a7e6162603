import type { Field } from '#platform/shared/fields.ts';
import type { WireInput } from '#platform/shared/wire.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { instantIn } from '#platform/shared/zoned-time.ts';
import type { DiscoverContract } from '../../contract/discover.ts';
import { type Activity, activities } from '../../rules/activity.ts';
import { type FilterName, filterNames, type HuddleValues, huddleFields } from '../../rules/fields.ts';

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
  /** `46.02,7.75` and what it is called. */
  readonly near: string;
  readonly place: string;
  readonly within: string;
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
    near,
    place: near ? text('place').slice(0, 120) : '',
    within: near ? text('within', /^\d{1,4}$/) : '',
    ...fieldFiltersOf(search),
    payment: text('payment', /^(FREE|PAID)$/) as Filters['payment'],
    room: search.get('room') === 'true',
    community: text('community', /^[0-9a-f-]{36}$/),
    sort: near && search.get('sort') === 'NEAR' ? 'NEAR' : 'DATE',
  };
}

/** The same as an address; what says nothing is left out. */
export function searchOf(filters: Filters): Record<string, string> {
  const { sort, ...rest } = filters;
  const said = Object.entries(rest).filter(([, value]) => value !== '' && value !== false);
  const words = said.map(([name, value]) => [name, String(value)] as const);
  return { ...Object.fromEntries(words), ...(sort === 'NEAR' && { sort }) };
}

const FIRST_WITHIN_KM = '50';

/** What a chosen town changes: only what is around it is looked for, unless a distance was chosen before. */
export function aroundOf(place: PlaceValue | null, { near, within }: Filters): Partial<Filters> {
  if (!place) return { near: '', place: '', within: '', sort: 'DATE' };
  return {
    near: `${place.lat.toFixed(4)},${place.lng.toFixed(4)}`,
    place: place.formattedAddress,
    within: near ? within : FIRST_WITHIN_KM,
  };
}

/** How many filters narrow the list; an order is none. */
export function countOf({ sort: _sort, place: _place, within: _within, ...rest }: Filters): number {
  return Object.values(rest).filter((value) => value !== '' && value !== false).length;
}

/** What the server is asked; days are those of the viewer. */
export function wireOf(filters: Filters, timeZone: string): DiscoverWire {
  const { q, activity, near, within, payment, community, sort } = filters;
  const from = instantIn(filters.from && `${filters.from}T00:00`, timeZone);
  const to = instantIn(filters.to && `${dayAfter(filters.to)}T00:00`, timeZone);
  return {
    sort,
    ...(q.trim() && { q }),
    ...(activity && { activity }),
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
    ...(near && { near }),
    ...(near && within && { withinKm: Number(within) }),
    ...wireOfFields(filters),
    ...(payment && { payment }),
    ...(filters.room && { hasRoom: 'true' as const }),
    ...(community && { communityId: community }),
  };
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

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
