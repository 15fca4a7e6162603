import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';
import { nameRefusals, sharedRefusals } from '#platform/shared/messages.ts';
import { byHandConfirmations, byHandRefusals } from './page-messages/by-hand.ts';
import { pageRefusals } from './page-messages/refusals.ts';
import { pageConfirmations } from './page-messages.ts';

/** The sentence of every refusal of this area. */
export const huddleRefusals = {
  ...pageRefusals,
  TENTATIVE_NOT_OFFERED: /*i18n*/ {
    id: 'refused.tentative-not-offered',
    message: 'This huddle asks for a clear yes or no.',
  },
  REQUEST_DECLINED: /*i18n*/ {
    id: 'refused.request-declined',
    message: 'The hosts declined your request.',
  },
  GUESTS_NOT_ALLOWED: /*i18n*/ {
    id: 'refused.guests-not-allowed',
    message: 'Guests are not allowed on this huddle.',
  },
  GUESTS_NOT_COUNTED: /*i18n*/ {
    id: 'refused.guests-not-counted',
    message: 'Enter a whole number of guests, one or more, or leave the group out.',
  },
  GUEST_AGE_NOT_ALLOWED: /*i18n*/ {
    id: 'refused.guest-age-not-allowed',
    message:
      'Guests of the group {group, select, ADULT {Adults} TEEN {Teens} KID {Kids} TODDLER {Toddlers} SENIOR {Seniors} other {{group}}} are not allowed on this huddle.',
  },
  TOO_MANY_GUESTS: /*i18n*/ {
    id: 'refused.too-many-guests',
    message: 'You can bring up to {limit, plural, one {# guest} other {# guests}}.',
  },
  NOT_ENOUGH_PLACES: /*i18n*/ {
    id: 'refused.not-enough-places',
    message:
      'Only {left, plural, one {# more place is} other {# more places are}} left. Your earlier answer still stands.',
  },
  PARTY_TOO_LARGE: /*i18n*/ {
    id: 'refused.party-too-large',
    message:
      'The party is larger than the whole huddle, which has {capacity, plural, one {# place} other {# places}}.',
  },
  NOTHING_TO_WITHDRAW: /*i18n*/ {
    id: 'refused.nothing-to-withdraw',
    message: 'There is no answer to withdraw.',
  },
  NO_OFFER: /*i18n*/ { id: 'refused.no-offer', message: 'There is no open offer for you.' },
  NOT_A_HOST: /*i18n*/ { id: 'refused.not-a-host', message: 'Only hosts may do this.' },
  NOT_A_PARTICIPANT: /*i18n*/ {
    id: 'refused.not-a-participant',
    message: 'This person no longer takes part.',
  },
  NOT_CONFIRMED: /*i18n*/ {
    id: 'refused.not-confirmed',
    message: 'Only confirmed participants can be marked as attended.',
  },
  ATTENDANCE_TOO_EARLY: /*i18n*/ {
    id: 'refused.attendance-too-early',
    message: 'You can record who came from {date} on.',
  },
  NOTED_SINCE: /*i18n*/ { id: 'refused.noted-since', message: 'This was recorded again on {date}.' },
  HUDDLE_IS_FREE: /*i18n*/ { id: 'refused.huddle-is-free', message: 'This huddle costs nothing.' },
  NOBODY_TO_TELL: /*i18n*/ {
    id: 'refused.nobody-to-tell',
    message: 'There is nobody to write to.',
  },
  TOO_MANY_MESSAGES: /*i18n*/ {
    id: 'refused.too-many-messages',
    message: 'You can send {most, plural, one {# message} other {# messages}} a day. Please try again later.',
  },
  PHOTOS_OF_PARTICIPANTS: /*i18n*/ {
    id: 'refused.photos-of-participants',
    message: 'Only people who are confirmed can add pictures.',
  },
  TOO_MANY_PHOTOS: /*i18n*/ {
    id: 'refused.too-many-photos',
    message: 'You can add up to {most, plural, one {# picture} other {# pictures}}.',
  },
  PHOTO_NOT_YOURS: /*i18n*/ {
    id: 'refused.photo-not-yours',
    message: 'Choose a picture that you have uploaded.',
  },
  NOTHING_TO_ACKNOWLEDGE: /*i18n*/ {
    id: 'refused.nothing-to-acknowledge',
    message: 'There is no change to acknowledge.',
  },
  ...byHandRefusals,
  NO_REQUEST: sharedRefusals.NO_REQUEST,
  CAPACITY_BELOW_CONFIRMED: /*i18n*/ {
    id: 'refused.capacity-below-confirmed',
    message:
      '{taken, plural, one {# person already holds} other {# people already hold}} a place. Choose at least {taken}.',
  },
  NAME_UNREADABLE: nameRefusals.NAME_UNREADABLE,
  COVER_NOT_YOURS: /*i18n*/ {
    id: 'refused.cover-not-yours',
    message: 'Choose a picture that you have uploaded.',
  },
  NOT_A_DRAFT: /*i18n*/ { id: 'refused.not-a-draft', message: 'This huddle is already published.' },
  TOO_MANY_PLANS: /*i18n*/ {
    id: 'refused.too-many-plans',
    message: 'You have {most, plural, one {# draft} other {# drafts}}. Publish or delete one first.',
  },
  PLAN_CHANGED: /*i18n*/ {
    id: 'refused.plan-changed',
    message: 'Somebody else has changed this huddle since you opened it.',
  },
  CO_HOST_UNKNOWN: /*i18n*/ {
    id: 'refused.co-host-unknown',
    message: 'Choose co-hosts who are members here.',
  },
  HOST_NOT_ASKED: /*i18n*/ {
    id: 'refused.host-not-asked',
    message: 'The hosts have withdrawn this request.',
  },
  HOST_HANDS_OVER_FIRST: /*i18n*/ {
    id: 'refused.host-hands-over-first',
    message: 'Hand the huddle over to a co-host first.',
  },
  NOT_THE_HOST: /*i18n*/ { id: 'refused.not-the-host', message: 'Only the host may do this.' },
  NOT_IN_A_SERIES: /*i18n*/ { id: 'refused.not-in-a-series', message: 'This huddle does not repeat.' },
  ALREADY_IN_A_SERIES: /*i18n*/ {
    id: 'refused.already-in-a-series',
    message: 'This huddle repeats already.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof huddleRefusals, Message> {}
}

export type HuddleRefusal = keyof typeof huddleRefusals;

/** What has been done, said to who did it. */
export const huddleConfirmations = {
  DRAFT_KEPT: /*i18n*/ { id: 'done.draft-kept', message: 'Draft saved.' },
  DRAFT_DELETED: /*i18n*/ { id: 'done.draft-deleted', message: 'Draft deleted.' },
  HUDDLE_PLANNED: /*i18n*/ { id: 'done.huddle-planned', message: 'The huddle is planned.' },
  ...pageConfirmations,
  ...byHandConfirmations,
  HUDDLE_COPIED: /*i18n*/ { id: 'done.huddle-copied', message: 'Here is a copy to change and publish.' },
  HUDDLE_SAVED: /*i18n*/ { id: 'done.huddle-saved', message: 'The changes are saved.' },
  HUDDLE_CALLED_OFF: /*i18n*/ {
    id: 'done.huddle-called-off',
    message: 'The huddle is cancelled, and everybody is told.',
  },
  SERIES_PLANNED: /*i18n*/ { id: 'done.series-planned', message: 'The series is planned.' },
  MOVE_ACKNOWLEDGED: /*i18n*/ {
    id: 'done.move-acknowledged',
    message: 'Thank you. The hosts can see that you know.',
  },
  HOST_ASKED: /*i18n*/ {
    id: 'done.host-asked',
    message: 'Request sent. You stay the host until they accept.',
  },
  PEOPLE_INVITED: /*i18n*/ {
    id: 'done.people-invited',
    message:
      '{people, plural, =0 {They are already invited.} one {# person is invited.} other {# people are invited.}}',
  },
  CO_HOST_ACCEPTED: /*i18n*/ { id: 'done.co-host-accepted', message: 'You are a co-host now.' },
  HOST_ACCEPTED: /*i18n*/ { id: 'done.host-accepted', message: 'You are the host now.' },
  HOST_DECLINED: /*i18n*/ {
    id: 'done.host-declined',
    message: 'The hosts have been told that you declined.',
  },
  CO_HOST_LEFT: /*i18n*/ { id: 'done.co-host-left', message: 'You no longer co-host this huddle.' },
  CONFIRMED: /*i18n*/ {
    id: 'done.confirmed',
    message:
      '{guests, plural, =0 {You are confirmed.} one {You are confirmed with # guest.} other {You are confirmed with # guests.}}',
  },
  OFFERED: /*i18n*/ {
    id: 'done.offered',
    message: 'A place is free for you. Accept the offer before it expires.',
  },
  WAITING: /*i18n*/ {
    id: 'done.waiting',
    message:
      '{guests, plural, =0 {You are on the waiting list, at position {position}.} one {You are on the waiting list with # guest, at position {position}.} other {You are on the waiting list with # guests, at position {position}.}}',
  },
  REQUESTED: /*i18n*/ {
    id: 'done.requested',
    message:
      '{guests, plural, =0 {Your request is with the hosts.} one {Your request with # guest is with the hosts.} other {Your request with # guests is with the hosts.}}',
  },
  SAID_MAYBE: /*i18n*/ {
    id: 'done.said-maybe',
    message:
      '{guests, plural, =0 {You said maybe.} one {You said maybe with # guest.} other {You said maybe with # guests.}}',
  },
  SAID_NO: /*i18n*/ { id: 'done.said-no', message: 'You said that you are not coming.' },
  ANSWER_WITHDRAWN: /*i18n*/ { id: 'done.answer-withdrawn', message: 'Your answer is withdrawn.' },
  INTERESTED: /*i18n*/ { id: 'done.interested', message: 'You are marked as interested.' },
  NOT_INTERESTED: /*i18n*/ { id: 'done.not-interested', message: 'You are no longer interested.' },
  REQUEST_ACCEPTED: /*i18n*/ { id: 'done.request-accepted', message: 'The request is accepted.' },
  REQUEST_TURNED_DOWN: /*i18n*/ { id: 'done.request-turned-down', message: 'The request is declined.' },
  CAPACITY_CHANGED: /*i18n*/ { id: 'done.capacity-changed', message: 'The capacity is changed.' },
  MISSED_REPLY_KEPT: /*i18n*/ {
    id: 'done.missed-reply-kept',
    message: 'Your words are kept. Hosts read them beside the outing.',
  },
  MISSED_REPLY_TAKEN_BACK: /*i18n*/ {
    id: 'done.missed-reply-taken-back',
    message: 'Your words are deleted.',
  },
  MESSAGE_SENT: /*i18n*/ { id: 'done.message-sent', message: 'The message is sent.' },
  CALENDAR_ENDED: /*i18n*/ {
    id: 'done.calendar-ended',
    message: 'Your calendar address no longer works.',
  },
  PHOTO_SHOWN: /*i18n*/ { id: 'done.photo-shown', message: 'The picture is shown.' },
  PHOTO_CHANGED: /*i18n*/ { id: 'done.photo-changed', message: 'Picture saved.' },
  PHOTO_REMOVED: /*i18n*/ { id: 'done.photo-removed', message: 'The picture is removed.' },
} as const satisfies Messages;

export type HuddleConfirmation = keyof typeof huddleConfirmations;
export const done = confirm<HuddleConfirmation>;

/** The columns of the file of answers. */
export const answerFile = {
  NAME: /*i18n*/ { id: 'file.name', message: 'Name' },
  USERNAME: /*i18n*/ { id: 'file.username', message: 'Username' },
  STATE: /*i18n*/ { id: 'file.answer', message: 'Answer' },
  NUMBER: /*i18n*/ { id: 'file.queue-number', message: 'Number in the queue' },
  PEOPLE: /*i18n*/ { id: 'file.people', message: 'People' },
  ADULT: /*i18n*/ { id: 'file.guests-adults', message: 'Guests: adults' },
  TEEN: /*i18n*/ { id: 'file.guests-teens', message: 'Guests: teens' },
  KID: /*i18n*/ { id: 'file.guests-kids', message: 'Guests: kids' },
  TODDLER: /*i18n*/ { id: 'file.guests-toddlers', message: 'Guests: toddlers' },
  SENIOR: /*i18n*/ { id: 'file.guests-seniors', message: 'Guests: seniors' },
  PAID: /*i18n*/ { id: 'file.paid', message: 'Paid' },
  CAME: /*i18n*/ { id: 'file.came', message: 'Came' },
  NOTE: /*i18n*/ { id: 'file.note', message: 'Note of the hosts' },
} as const satisfies Messages;

/** What stands in its cells. */
export const answerWords = {
  CONFIRMED: /*i18n*/ { id: 'file.going', message: 'Going' },
  REQUESTED: /*i18n*/ { id: 'file.requested', message: 'Requested' },
  WAITING: /*i18n*/ { id: 'file.waiting', message: 'Waiting' },
  MAYBE: /*i18n*/ { id: 'file.maybe', message: 'Maybe' },
  NOT_COMING: /*i18n*/ { id: 'file.not-coming', message: 'Not coming' },
  TURNED_AWAY: /*i18n*/ { id: 'file.declined', message: 'Declined' },
  YES: /*i18n*/ { id: 'file.yes', message: 'Yes' },
  NO: /*i18n*/ { id: 'file.no', message: 'No' },
} as const satisfies Messages;
