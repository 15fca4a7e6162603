import { homeRegion, type Region } from './region.ts';

/** The units somebody reads measures in. */
export interface Measures {
  readonly length: 'KM' | 'MI';
  readonly mass: 'KG' | 'LB';
}

export const metric: Measures = { length: 'KM', mass: 'KG' };

const usual: Readonly<Record<Region, Measures>> = {
  US: { length: 'MI', mass: 'LB' },
  GB: { length: 'MI', mass: 'KG' },
  ELSEWHERE: metric,
};

/** What people who live there read measures in, for those who have not said it (P17). */
export function measuresIn(timeZone: string, home?: string): Measures {
  return usual[homeRegion(timeZone, home)];
}

const METERS_A_MILE = 1609.344;
const METERS_A_FOOT = 0.3048;
const KILOGRAMS_A_POUND = 0.45359237;
const CENTIMETERS_AN_INCH = 2.54;

/** '12.4 km' or '7.7 mi', numbers as the locale writes them. */
export function formatLength(meters: number, { length }: Measures, locale: string): string {
  const [value, unit] = length === 'MI' ? [meters / METERS_A_MILE, 'mi'] : [meters / 1000, 'km'];
  return `${rounded(value, 1, locale)} ${unit}`;
}

/** How far away something is: '12 km' or '8 mi', at least one. */
export function formatAway(meters: number, { length }: Measures, locale: string): string {
  const [value, unit] = length === 'MI' ? [meters / METERS_A_MILE, 'mi'] : [meters / 1000, 'km'];
  return `${rounded(Math.max(1, value), 0, locale)} ${unit}`;
}

/** A height or ascent: '820 m' or '2,690 ft'. */
export function formatHeight(meters: number, { length }: Measures, locale: string): string {
  const [value, unit] = length === 'MI' ? [meters / METERS_A_FOOT, 'ft'] : [meters, 'm'];
  return `${rounded(value, 0, locale)} ${unit}`;
}

/** '12 °C' or '54 °F'. */
export function formatTemperature(celsius: number, unit: 'C' | 'F', locale: string): string {
  const value = Math.round(unit === 'F' ? celsius * 1.8 + 32 : celsius);
  // Rounded from below, nothing has a sign.
  return `${rounded(value === 0 ? 0 : value, 0, locale)} °${unit}`;
}

/** '30 km/h' or '19 mph'. */
export function formatSpeed(kilometersAnHour: number, { length }: Measures, locale: string): string {
  const [value, unit] =
    length === 'MI' ? [(kilometersAnHour * 1000) / METERS_A_MILE, 'mph'] : [kilometersAnHour, 'km/h'];
  return `${rounded(value, 0, locale)} ${unit}`;
}

/** What a field in the person's own unit shows of kilograms, and the way back. */
export function massIn(kilograms: number, { mass }: Measures): number {
  return oneDecimal(mass === 'LB' ? kilograms / KILOGRAMS_A_POUND : kilograms);
}

export function kilogramsOf(shown: number, { mass }: Measures): number {
  return mass === 'LB' ? shown * KILOGRAMS_A_POUND : shown;
}

/** What a field shows of a body height in centimetres: inches beside pounds, so that both are of one system. */
export function statureIn(centimeters: number, { mass }: Measures): number {
  return oneDecimal(mass === 'LB' ? centimeters / CENTIMETERS_AN_INCH : centimeters);
}

export function centimetersOf(shown: number, { mass }: Measures): number {
  return mass === 'LB' ? shown * CENTIMETERS_AN_INCH : shown;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are kept: making one takes longer than all that it is made for. */
function rounded(value: number, digits: number, locale: string): string {
  const key = `${locale} ${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(value);
}
