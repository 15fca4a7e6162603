import { closedMessages, planFaultMessages } from '#areas/huddle/page-messages.ts';
import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const carpoolRefusals = {
  CARPOOL_NOT_YOURS: /*i18n*/ {
    id: 'refused.carpool-not-yours',
    message: 'Only the person who created this carpool can do this.',
  },
  CARPOOL_CANCELLED: /*i18n*/ { id: 'refused.carpool-cancelled', message: 'This carpool is cancelled.' },
  CARPOOL_PAST: /*i18n*/ { id: 'refused.carpool-past', message: 'The time of this carpool has passed.' },
  CARPOOL_CHANGED: /*i18n*/ {
    id: 'refused.carpool-changed',
    message: 'You have changed this carpool elsewhere since you opened it. Look at it again.',
  },
  TOO_MANY_CARPOOLS: /*i18n*/ {
    id: 'refused.too-many-carpools',
    message: 'You can have up to {most, plural, one {# carpool} other {# carpools}} ahead of you.',
  },
  TIME_ZONE_UNKNOWN: planFaultMessages.TIME_ZONE_UNKNOWN,
  HUDDLE_CANCELLED: closedMessages.HUDDLE_CANCELLED,
  CARPOOLING_OFF: /*i18n*/ {
    id: 'refused.carpooling-off',
    message: 'The hosts have not opened this huddle for carpools.',
  },
  RIDES_OF_PARTICIPANTS: /*i18n*/ {
    id: 'refused.rides-of-participants',
    message: 'Only people who take part in this huddle can offer or look for a ride here.',
  },
  DESTINATION_MISSING: /*i18n*/ { id: 'refused.destination-missing', message: 'Say where the ride leads.' },
  DEPARTURE_MISSING: /*i18n*/ { id: 'refused.departure-missing', message: 'Say when you leave.' },
  DEPARTURE_PAST: /*i18n*/ {
    id: 'refused.departure-past',
    message: 'Choose a time to leave that is still to come.',
  },
  RETURN_MISSING: /*i18n*/ { id: 'refused.return-missing', message: 'Say when you drive back.' },
  RETURN_PAST: /*i18n*/ {
    id: 'refused.return-past',
    message: 'Choose a time to drive back that is still to come.',
  },
  RETURN_BEFORE_DEPARTURE: /*i18n*/ {
    id: 'refused.return-before-departure',
    message: 'The way back must begin after the way there.',
  },
  TRIP_TOO_LONG: /*i18n*/ {
    id: 'refused.trip-too-long',
    message: 'The way back must begin within 31 days of the way there.',
  },
  TRIP_TOO_FAR_AHEAD: /*i18n*/ {
    id: 'refused.trip-too-far-ahead',
    message: 'Choose a day within the next year.',
  },
  SEATS_OUT_MISSING: /*i18n*/ {
    id: 'refused.seats-out-missing',
    message: 'Say how many seats there are on the way there.',
  },
  SEATS_BACK_MISSING: /*i18n*/ {
    id: 'refused.seats-back-missing',
    message: 'Say how many seats there are on the way back.',
  },
  SEATS_OUT_TAKEN: /*i18n*/ {
    id: 'refused.seats-out-taken',
    message:
      '{taken, plural, one {# seat on the way there is already given.} other {# seats on the way there are already given.}} Take somebody off first.',
  },
  SEATS_BACK_TAKEN: /*i18n*/ {
    id: 'refused.seats-back-taken',
    message:
      '{taken, plural, one {# seat on the way back is already given.} other {# seats on the way back are already given.}} Take somebody off first.',
  },
  ASKERS_NEED_HUDDLE: /*i18n*/ {
    id: 'refused.askers-need-huddle',
    message: 'This carpool belongs to no huddle: let followers or everyone ask.',
  },
  OWN_CARPOOL: /*i18n*/ { id: 'refused.own-carpool', message: 'This is your own carpool.' },
  NOT_AN_OFFER: /*i18n*/ {
    id: 'refused.not-an-offer',
    message: 'This person looks for a ride: offer them seats of your own.',
  },
  NOT_A_NEED: /*i18n*/ { id: 'refused.not-a-need', message: 'They do not look for a ride any more.' },
  WAY_NOT_OFFERED: /*i18n*/ { id: 'refused.way-not-offered', message: 'This car does not drive that way.' },
  WAY_PAST: /*i18n*/ { id: 'refused.way-past', message: 'That part of the trip has already begun.' },
  CAR_TOO_SMALL: /*i18n*/ {
    id: 'refused.car-too-small',
    message: 'This car takes {seats, plural, one {# person} other {# people}} on that way.',
  },
  ALREADY_ABOARD: /*i18n*/ {
    id: 'refused.already-aboard',
    message: 'You already have a place here, or wait for one. Leave it first to ask for another.',
  },
  RIDER_ABOARD: /*i18n*/ {
    id: 'refused.rider-aboard',
    message: 'They already have a place here, or wait for one.',
  },
  RIDES_ELSEWHERE: /*i18n*/ {
    id: 'refused.rides-elsewhere',
    message: 'You already have a place in another car on that way. Leave it first.',
  },
  RIDER_RIDES_ELSEWHERE: /*i18n*/ {
    id: 'refused.rider-rides-elsewhere',
    message: 'They already have a place in another car on that way.',
  },
  TAKEN_OFF: /*i18n*/ { id: 'refused.taken-off', message: 'The driver removed you from this carpool.' },
  NO_RIDE_REQUEST: /*i18n*/ { id: 'refused.no-ride-request', message: 'This request is no longer open.' },
  NO_RIDE_OFFER: /*i18n*/ { id: 'refused.no-ride-offer', message: 'This offer is no longer open.' },
  NO_RIDE: /*i18n*/ { id: 'refused.no-ride', message: 'You have no part in this carpool.' },
  NOT_A_RIDER: /*i18n*/ { id: 'refused.not-a-rider', message: 'They have no part in this carpool any more.' },
  NOTHING_NEW_HERE: /*i18n*/ {
    id: 'refused.nothing-new-here',
    message: 'There is no change to acknowledge.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof carpoolRefusals, Message> {}
}

export type CarpoolRefusal = keyof typeof carpoolRefusals;

/** What has been done, said to who did it. */
export const carpoolConfirmations = {
  RIDE_OFFERED: /*i18n*/ { id: 'done.ride-offered', message: 'Your ride is offered.' },
  RIDE_WISHED: /*i18n*/ { id: 'done.ride-wished', message: 'Your search is saved.' },
  RIDE_WISH_KEPT: /*i18n*/ {
    id: 'done.ride-wish-kept',
    message: 'Your ride details are saved until you have a place.',
  },
  CARPOOL_SAVED: /*i18n*/ { id: 'done.carpool-saved', message: 'Saved.' },
  CARPOOL_CALLED_OFF: /*i18n*/ { id: 'done.carpool-called-off', message: 'The carpool is cancelled.' },
  CARPOOL_MOVE_SEEN: /*i18n*/ { id: 'done.carpool-move-seen', message: 'Marked as seen.' },
  DRIVER_ASKED: /*i18n*/ { id: 'done.driver-asked', message: 'Your request is sent.' },
  SEAT_OFFERED: /*i18n*/ { id: 'done.seat-offered', message: 'Your offer is sent.' },
  SEAT_GIVEN: /*i18n*/ { id: 'done.seat-given', message: 'The seat is given.' },
  SEAT_AWAITED: /*i18n*/ { id: 'done.seat-awaited', message: 'No seat is free yet: on the waiting list.' },
  RIDE_DECLINED: /*i18n*/ { id: 'done.ride-declined', message: 'The request is declined.' },
  RIDE_REQUEST_WITHDRAWN: /*i18n*/ {
    id: 'done.ride-request-withdrawn',
    message: 'Request withdrawn.',
  },
  SEAT_LEFT: /*i18n*/ { id: 'done.seat-left', message: 'The seat is free again.' },
  RIDER_REMOVED: /*i18n*/ { id: 'done.rider-removed', message: 'Removed from the ride.' },
} as const satisfies Messages;

export type CarpoolConfirmation = keyof typeof carpoolConfirmations;
export const done = confirm<CarpoolConfirmation>;

/** The head of the file of rides. */
export const rideFile = {
  NAME: /*i18n*/ { id: 'file.name', message: 'Name' },
  USERNAME: /*i18n*/ { id: 'file.username', message: 'Username' },
  HOW: /*i18n*/ { id: 'file.how', message: 'How' },
  DRIVER: /*i18n*/ { id: 'file.with', message: 'With' },
  SEATS_OUT: /*i18n*/ { id: 'file.seats-out', message: 'Seats there' },
  SEATS_BACK: /*i18n*/ { id: 'file.seats-back', message: 'Seats back' },
  FREE_OUT: /*i18n*/ { id: 'file.free-out', message: 'Free there' },
  FREE_BACK: /*i18n*/ { id: 'file.free-back', message: 'Free back' },
} as const satisfies Messages;

export const rideWords = {
  FILE: /*i18n*/ { id: 'file.rides', message: 'Rides' },
  DRIVES: /*i18n*/ { id: 'file.drives', message: 'Drives' },
  RIDES: /*i18n*/ { id: 'file.rides-along', message: 'Rides along' },
  LOOKS: /*i18n*/ { id: 'file.needs-ride', message: 'Needs a ride' },
  NONE: /*i18n*/ { id: 'file.no-ride', message: 'Has said nothing' },
} as const satisfies Messages;
