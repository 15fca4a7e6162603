import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Fault } from './carpool-form.ts';

/** What is wrong with a field, in the reader's language; the server says the same in its own. */
export const faultTexts: Readonly<Partial<Record<Fault, MessageDescriptor>>> = {
  ORIGIN_MISSING: msg`Say where the ride begins: look a town up, or press the map.`,
  NAME_MISSING: msg`Give the place a name.`,
  NO_NUMBER: msg`Enter an amount up to 1000, or leave it empty.`,
  DESTINATION_MISSING: msg`Say where the ride leads.`,
  ASKERS_NEED_HUDDLE: msg`This carpool belongs to no huddle: let followers or everyone ask.`,
  DEPARTURE_MISSING: msg`Say when you leave.`,
  DEPARTURE_PAST: msg`Choose a time to leave that is still to come.`,
  TRIP_TOO_FAR_AHEAD: msg`Choose a day within the next year.`,
  RETURN_MISSING: msg`Say when you drive back.`,
  RETURN_PAST: msg`Choose a time to drive back that is still to come.`,
  RETURN_BEFORE_DEPARTURE: msg`The way back must begin after the way there.`,
  TRIP_TOO_LONG: msg`The way back must begin within 31 days of the way there.`,
  SEATS_OUT_MISSING: msg`Say how many seats there are on the way there.`,
  SEATS_BACK_MISSING: msg`Say how many seats there are on the way back.`,
  SEATS_OUT_TAKEN: msg`More seats than that are already given. Take somebody off first.`,
  SEATS_BACK_TAKEN: msg`More seats than that are already given. Take somebody off first.`,
  CARPOOLING_OFF: msg`The hosts have not opened this huddle for carpools.`,
  RIDES_OF_PARTICIPANTS: msg`Only people who take part in this huddle can offer or look for a ride here.`,
  HUDDLE_CANCELLED: msg`This huddle is cancelled.`,
};
