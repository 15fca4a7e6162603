import type { Light } from '../light.ts';
import type { light as english } from './english-light.ts';

const says: Readonly<Record<Light, string>> = {
  DAY: 'bei Tageslicht',
  TWILIGHT: 'in der Dämmerung',
  DARK: 'im Dunkeln',
};

export const light: typeof english = {
  ofOuting: (name, from, to) =>
    `**${name}** beginnt um ${from.at} ${says[from.light]} und endet um ${to.at} ${says[to.light]}.`,
};
