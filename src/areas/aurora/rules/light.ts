/** How light it is: by the sun, enough to walk by without a lamp, or dark. */
export type Light = 'DAY' | 'TWILIGHT' | 'DARK';

interface SunDay {
  readonly sunrise: Date;
  readonly sunset: Date;
  /** First and last light to walk by without a lamp. */
  readonly firstLight: Date | null;
  readonly lastLight: Date | null;
}

/** How light it is at an instant of a day with this sun; 'UP' or 'DOWN' where it stays so all day. */
export function lightIn(sun: SunDay | 'UP' | 'DOWN', instant: Date): Light {
  if (sun === 'UP') return 'DAY';
  if (sun === 'DOWN') return 'DARK';
  if (instant >= sun.sunrise && instant <= sun.sunset) return 'DAY';
  // Where it never gets dark there is no first and no last light.
  const isLight =
    (sun.firstLight === null || instant >= sun.firstLight) &&
    (sun.lastLight === null || instant <= sun.lastLight);
  return isLight ? 'TWILIGHT' : 'DARK';
}
