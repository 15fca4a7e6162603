import { getTimes } from 'suncalc';

export interface SunDay {
  readonly sunrise: Date;
  readonly sunset: Date;
  /** First and last light to walk by without a lamp (civil twilight). */
  readonly firstLight: Date | null;
  readonly lastLight: Date | null;
}

/** The sun over a place (degrees) on the day of `noon`; 'UP' or 'DOWN' where it stays so all day. */
export function sunOn(
  noon: Date,
  place: { readonly lat: number; readonly lng: number },
): SunDay | 'UP' | 'DOWN' {
  const { sunrise, sunset, dawn, dusk, alwaysUp } = getTimes(noon, place.lat, place.lng);
  if (sunrise === null || sunset === null) return alwaysUp ? 'UP' : 'DOWN';
  return { sunrise, sunset, firstLight: dawn, lastLight: dusk };
}
