import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const safetyRefusals = {
  TOO_MANY_CONTACTS: /*i18n*/ {
    id: 'refused.too-many-contacts',
    message: 'You can have up to {limit} emergency contacts. Remove one first.',
  },
  CONTACT_IS_ME: /*i18n*/ {
    id: 'refused.contact-is-me',
    message: 'This is your own address. Name somebody who stays at home.',
  },
  CONTACT_KNOWN: /*i18n*/ {
    id: 'refused.contact-known',
    message: 'Somebody with this address is one of your contacts already.',
  },
  CONTACT_DECLINED: /*i18n*/ {
    id: 'refused.contact-declined',
    message: 'One of these contacts has said no. Choose somebody else.',
  },
  CONTACT_IN_PARTY: /*i18n*/ {
    id: 'refused.contact-in-party',
    message: 'One of these contacts comes along. Choose somebody who stays at home.',
  },
  CONTACT_TOLD: /*i18n*/ {
    id: 'refused.contact-told',
    message: 'This contact has been told that somebody is overdue. End that plan first.',
  },
  PLAN_IN_PAST: /*i18n*/ {
    id: 'refused.plan-in-past',
    message: 'The time you expect to be back has passed. Choose a later one.',
  },
  PLAN_TOO_FAR: /*i18n*/ {
    id: 'refused.plan-too-far',
    message: 'A return plan ends within {days} days. Choose an earlier time.',
  },
  PLAN_NEEDS_CONTACT: /*i18n*/ {
    id: 'refused.plan-needs-contact',
    message: 'Choose at least one emergency contact: otherwise nobody would hear that you are overdue.',
  },
  PLAN_RUNS: /*i18n*/ {
    id: 'refused.plan-runs',
    message: 'A return plan is running already. End it before you start another.',
  },
  PLAN_ENDED: /*i18n*/ {
    id: 'refused.plan-ended',
    message: 'This return plan has ended: somebody said that all are back.',
  },
  PLAN_NOT_YOURS: /*i18n*/ {
    id: 'refused.plan-not-yours',
    message: 'Only the hosts and the person who started the plan can change it.',
  },
  TOO_MANY_CHECK_INS: /*i18n*/ {
    id: 'refused.too-many-check-ins',
    message: 'A plan holds up to {limit} check-ins.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof safetyRefusals, Message> {}
}

/** What has been done, said to who did it. */
export const safetyConfirmations = {
  CONTACT_ADDED: /*i18n*/ { id: 'done.contact-added', message: 'Added. We have asked them by mail.' },
  CONTACT_REMOVED: /*i18n*/ { id: 'done.contact-removed', message: 'Contact removed.' },
  CONTACT_AGREED: /*i18n*/ {
    id: 'done.contact-agreed',
    message: 'Thank you. You will only hear from us when it matters.',
  },
  CONTACT_REFUSED: /*i18n*/ {
    id: 'done.contact-refused',
    message: 'Noted: you will not be told. They read that you said no.',
  },
  PLAN_STARTED: /*i18n*/ { id: 'done.plan-started', message: 'The server is watching the time now.' },
  RETURN_PLAN_CHANGED: /*i18n*/ { id: 'done.return-plan-changed', message: 'Plan changed.' },
  PLAN_EXTENDED: /*i18n*/ { id: 'done.plan-extended', message: 'More time given. Come back safely.' },
  PLAN_OVER: /*i18n*/ {
    id: 'done.plan-over',
    message: 'Good to have you back. Everybody who was told hears of it.',
  },
  CHECKED_IN: /*i18n*/ { id: 'done.checked-in', message: 'Check-in kept.' },
  CONTACTS_CHOSEN: /*i18n*/ { id: 'done.contacts-chosen', message: 'Contacts saved.' },
  SEEN_TO: /*i18n*/ {
    id: 'done.seen-to',
    message: 'Thank you. The others read that somebody sees to it.',
  },
} as const satisfies Messages;

export type SafetyConfirmation = keyof typeof safetyConfirmations;
export const done = confirm<SafetyConfirmation>;
