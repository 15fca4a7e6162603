import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Kind } from '../rules/kinds.ts';

/** What each kind is about, as the settings list it. */
export const kindNames: Readonly<Record<Kind, MessageDescriptor>> = {
  HUDDLE_RSVP: msg`Answers to huddles I host`,
  HUDDLE_REQUEST: msg`Requests to come to huddles I host`,
  HUDDLE_WITHDRAWN: msg`Answers taken back`,
  HUDDLE_REQUEST_ACCEPTED: msg`My request was accepted`,
  HUDDLE_REQUEST_DECLINED: msg`My request was declined`,
  HUDDLE_REMOVED: msg`I was taken off a list`,
  HUDDLE_READMITTED: msg`I am asked to answer again`,
  HUDDLE_MOVED: msg`Another time or place`,
  HUDDLE_MESSAGE: msg`Messages from hosts`,
  HUDDLE_COMMENT: msg`Comments at huddles I host`,
  HUDDLE_REPLY: msg`Replies to what I said`,
  HUDDLE_PROMOTED: msg`I moved up from the waiting list`,
  HUDDLE_OFFER: msg`A place is free for me`,
  HUDDLE_OFFER_LAPSED: msg`An offer has run out`,
  HUDDLE_INVITE: msg`Invitations to huddles`,
  HUDDLE_CO_HOST: msg`I am made a co-host`,
  HUDDLE_HANDED_OVER: msg`A huddle is handed over to me`,
  HUDDLE_CANCELLED: msg`A huddle is cancelled`,
  HUDDLE_REMINDER: msg`Reminders, a day and two hours before`,
  COMMUNITY_INVITE: msg`Invitations to communities`,
  COMMUNITY_REQUEST: msg`Requests to join communities I lead`,
  COMMUNITY_REQUEST_ACCEPTED: msg`I was let into a community`,
  COMMUNITY_REQUEST_DECLINED: msg`I was not let into a community`,
  COMMUNITY_ROLE: msg`My role in a community changes`,
  COMMUNITY_HANDED_OVER: msg`A community is handed over to me`,
  COMMUNITY_REMOVED: msg`I was removed from a community`,
  PERSON_FOLLOWED: msg`New followers`,
  PERSON_FOLLOW_REQUEST: msg`Requests to follow me`,
  PERSON_FOLLOW_ACCEPTED: msg`My request to follow was accepted`,
};
