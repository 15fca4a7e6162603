import type { Message } from '#platform/shared/message.ts';
import type { Return } from './rules/given-back.ts';
import type { Reason } from './rules/reports.ts';

/** Why something is reported: in the app, and on the page for people without an account. */
export const reasonMessages: Readonly<Record<Reason, Message>> = {
  SPAM: /*i18n*/ { id: 'report.reason-spam', message: 'Spam or advertising' },
  HARASSMENT: /*i18n*/ { id: 'report.reason-harassment', message: 'Harassment or hate' },
  DANGEROUS: /*i18n*/ { id: 'report.reason-dangerous', message: 'Dangerous for those who come' },
  MISLEADING: /*i18n*/ { id: 'report.reason-misleading', message: 'Not what it says it is' },
  ILLEGAL: /*i18n*/ { id: 'report.reason-illegal', message: 'Against the law' },
  OTHER: /*i18n*/ { id: 'report.reason-other', message: 'Something else' },
};

/** What somebody hears of what came back to them when a decision about them is undone: in the letter, and on the page. */
export const returnMessages: Readonly<Record<Return, Message>> = {
  PLACE: /*i18n*/ { id: 'given-back.place', message: 'You have your place again: {name}.' },
  PLACE_WAITING: /*i18n*/ {
    id: 'given-back.place-waiting',
    message: 'No place is free now. You are on the waiting list: {name}.',
  },
  PLACE_REQUESTED: /*i18n*/ {
    id: 'given-back.place-requested',
    message: 'Your request is with the hosts again: {name}.',
  },
  PLACE_CANCELLED: /*i18n*/ {
    id: 'given-back.place-cancelled',
    message: 'Your place is not given back, because it is cancelled: {name}.',
  },
  PLACE_BEGUN: /*i18n*/ {
    id: 'given-back.place-begun',
    message: 'Your place is not given back, because it has begun: {name}.',
  },
  PLACE_TOO_LARGE: /*i18n*/ {
    id: 'given-back.place-too-large',
    message: 'Your place is not given back, because you are more people than may come: {name}.',
  },
  PLACE_CLOSED: /*i18n*/ {
    id: 'given-back.place-closed',
    message: 'Your place is not given back, because it is no longer open to you: {name}.',
  },
  SEAT: /*i18n*/ { id: 'given-back.seat', message: 'You have your seat in the car again: {name}.' },
  SEAT_WAITING: /*i18n*/ {
    id: 'given-back.seat-waiting',
    message: 'No seat is free in the car now. You wait for one: {name}.',
  },
  SEAT_ASKED: /*i18n*/ {
    id: 'given-back.seat-asked',
    message: 'Your request for a ride is open again: {name}.',
  },
  SEAT_TAKEN: /*i18n*/ {
    id: 'given-back.seat-taken',
    message: 'Your seat in the car is not given back, because somebody else has it: {name}.',
  },
  SEAT_GONE: /*i18n*/ {
    id: 'given-back.seat-gone',
    message: 'Your seat in the car is not given back, because the car does not go: {name}.',
  },
  SEAT_NO_PLACE: /*i18n*/ {
    id: 'given-back.seat-no-place',
    message: 'Your seat in the car is not given back, because you have no place there now: {name}.',
  },
  CAR_OFF: /*i18n*/ {
    id: 'given-back.car-off',
    message: 'The ride that you offered stays cancelled, and you may offer it again: {name}.',
  },
};

/** Of what they may not see any more. */
export const unnamedMessages = {
  OUTING: /*i18n*/ { id: 'given-back.unnamed', message: 'an outing of the community' },
};
