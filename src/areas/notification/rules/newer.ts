import type { Kind } from './kinds.ts';

/** A later notice and the earlier ones about the same thing that it makes void: nobody needs both. */
export const voids: readonly (readonly [later: Kind, earlier: Kind])[] = [
  ['HUDDLE_RETURNED', 'HUDDLE_CANCELLED'],
  ['HUDDLE_CANCELLED', 'HUDDLE_RETURNED'],
  ['HUDDLE_CANCELLED', 'HUDDLE_MOVED'],
  ['HUDDLE_CANCELLED', 'HUDDLE_DATE'],
  ['HUDDLE_CANCELLED', 'HUDDLE_GO'],
  ['HUDDLE_CANCELLED', 'HUDDLE_REMINDER'],
  ['HUDDLE_CANCELLED', 'HUDDLE_INVITE'],
  ['HUDDLE_MOVED', 'HUDDLE_MOVED'],
  ['HUDDLE_MOVED', 'HUDDLE_REMINDER'],
  ['HUDDLE_REMINDER', 'HUDDLE_REMINDER'],
  ['CARPOOL_CANCELLED', 'CARPOOL_MOVED'],
  ['CARPOOL_CANCELLED', 'CARPOOL_HUDDLE_MOVED'],
  ['CARPOOL_MOVED', 'CARPOOL_MOVED'],
  ['CARPOOL_HUDDLE_MOVED', 'CARPOOL_HUDDLE_MOVED'],
];
