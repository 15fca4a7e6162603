import type { Caller } from './stage-callers.ts';

const DAY_MS = 86_400_000;
const brunnen = { name: 'Brunnen', formattedAddress: 'Brunnen, Schwyz', lat: 46.9941, lng: 8.6046 };

export const guests = {
  guestAllowed: true,
  guestLimit: 4,
  guestAllowedAges: ['ADULT', 'TEEN', 'KID', 'TODDLER', 'SENIOR'],
};
export const costs = {
  paymentMode: 'PAID',
  paymentAmount: 'CHF 45 a head',
  paymentMethod: 'Cash to the guide, or TWINT',
  refundPolicy: 'Half of it back until three days before, nothing afterwards.',
};

/** A morning of so many days from now, at Brunnen. */
export function outing(fields: object, days = 12): object {
  const start = new Date(Date.now() + days * DAY_MS);
  start.setUTCHours(6, 30, 0, 0);
  return {
    activity: 'HIKING',
    timeZone: 'Europe/Zurich',
    venue: brunnen,
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + DAY_MS / 4).toISOString(),
    whatToBring: 'Boots with a grip, a head torch, gloves, tea.',
    difficulty: 'MODERATE',
    ...fields,
  };
}

export async function plan(host: Caller, fields: object, days?: number): Promise<string> {
  return (await host.call('POST', '/api/huddles', outing(fields, days))).id;
}
