import type { Light } from '../light.ts';

const says: Readonly<Record<Light, string>> = {
  DAY: 'in daylight',
  TWILIGHT: 'in twilight',
  DARK: 'in the dark',
};

interface Moment {
  /** '05:00' */
  readonly at: string;
  readonly light: Light;
}

/** What is said of the light of an outing. */
export const light = {
  ofOuting: (name: string, from: Moment, to: Moment) =>
    `**${name}** starts at ${from.at}, ${says[from.light]}, and ends at ${to.at}, ${says[to.light]}.`,
};
