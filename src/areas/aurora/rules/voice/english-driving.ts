import { type SaidMoney, wordMoney } from '#areas/carpool/rules/money.ts';
import type { RideWays } from '../card.ts';
import type { Said } from '../meaning/calendar.ts';
import type { Filters } from '../meaning/filters.ts';
import { dayName, said } from './english-days.ts';

/** What a ride was to be like; the places as 'near Bern'. */
export interface RideConditions {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly span: Said | undefined;
  readonly filters: Pick<Filters, 'weekend' | 'weekday' | 'day'>;
  readonly free: boolean;
  readonly way: RideWays[number] | undefined;
}

/** Where and when a seat is looked for. */
export interface NeedConditions extends Pick<RideConditions, 'span' | 'filters'> {
  readonly near: string | undefined;
}

/** What a car costs, in all and a seat; null of one that is free. */
export type RideCost = { readonly all: SaidMoney; readonly seat: SaidMoney } | null;

/** When a car of this driver sets out from this town and drives back, as far as it does. */
export interface Leaving {
  readonly driver: string;
  readonly from: string;
  readonly out: string | undefined;
  readonly back: string | undefined;
}

interface WaySeats {
  readonly leg: RideWays[number];
  readonly left: number;
  readonly seats: number;
}

const list = new Intl.ListFormat('en-GB');
const seats = (count: number) => `${count} ${count === 1 ? 'seat' : 'seats'}`;
const looks = (count: number) => (count === 1 ? 'One person looks' : `${count} people look`);

/** 'on Saturday', 'at a weekend' */
function days({ span, filters }: Pick<RideConditions, 'span' | 'filters'>): string | undefined {
  if (span) return said(span);
  if (filters.weekday) return 'on a weekday';
  if (filters.weekend) return 'at a weekend';
  return filters.day === undefined ? undefined : `on a ${dayName(filters.day)}`;
}

/** What Aurora says in English of rides and of who looks for one. */
export const driving = {
  off: (name: string, mine: boolean) =>
    `**${name}** shares no rides: ${mine ? 'switch carpooling on under Edit on its page' : 'its hosts have not switched carpooling on'}.`,
  seats: (free: number, cost: RideCost) => {
    const left = free > 0 ? `${seats(free)} free` : 'no seat free: you would wait for one';
    const paid =
      cost && `${wordMoney(cost.seat, 'en-GB')} a seat (whole trip: ${wordMoney(cost.all, 'en-GB')})`;
    return `${left} · ${paid ?? 'costs nothing'}`;
  },
  leaves: ({ driver, from, out, back }: Leaving) => {
    const there = out && `sets out${from ? ` from ${from}` : ''} ${out}`;
    return `${driver} ${[there, back && `drives back ${back}`].filter(Boolean).join(' and ')}.`;
  },
  noneFrom: (place: string) => `Nobody sets out ${place}; these drive from elsewhere.`,
  noneThatWay: (name: string, way: RideWays[number]) =>
    `Those who drive to **${name}** take people ${way === 'OUT' ? 'back only, not there' : 'there only, not back'}.`,
  more: 'More stand under [Carpools](/carpool).',
  noneFits: ({ from, to, free, way, ...when }: RideConditions) => {
    const set = [
      from && `starting ${from}`,
      to && `to somewhere ${to}`,
      days(when),
      way && (way === 'OUT' ? 'there' : 'back'),
      free && 'at no cost',
    ].filter((condition) => typeof condition === 'string');
    return `I found no ride that you can see and that fits this: ${set.join(', ')}.`;
  },

  // Who looks for a seat.
  needsSeats: (people: number, huddle: string) => `${seats(people)} to ${huddle}`,
  looking: (count: number, shown: number, { near, ...when }: NeedConditions) => {
    const where = [near, days(when)].map((condition) => (condition ? ` ${condition}` : '')).join('');
    if (count === 0) return `Nobody that you can see looks for a seat${where}.`;
    const only = count > shown ? ` The first ${shown} stand below.` : '';
    return `${looks(count)} for a seat${where}.${only} Offer them yours on the page of their ride.`;
  },

  // My car.
  mySeats: (name: string | undefined, ways: readonly WaySeats[]) => {
    const told = ways.map(
      ({ leg, left, seats: of }) => `${left} of ${of} ${leg === 'OUT' ? 'there' : 'back'}`,
    );
    return `Seats free in your car${name ? ` to **${name}**` : ''}: ${list.format(told)}.`;
  },
};
