import type { Messages } from '#platform/shared/message.ts';

/** Why no answer is taken: the page says it, too, before it asks. */
export const closedMessages = {
  HOST_MAY_NOT_RSVP: /*i18n*/ {
    id: 'refused.host-may-not-rsvp',
    message: 'Hosts are not allowed to update their RSVP from the public huddle page.',
  },
  HUDDLE_CANCELLED: /*i18n*/ { id: 'refused.huddle-cancelled', message: 'This huddle is cancelled.' },
  HUDDLE_NOT_PUBLISHED: /*i18n*/ {
    id: 'refused.huddle-not-published',
    message: 'This huddle is not published yet.',
  },
  HUDDLE_PAST: /*i18n*/ { id: 'refused.huddle-past', message: 'This huddle has already started.' },
  RSVP_NOT_STARTED: /*i18n*/ {
    id: 'refused.rsvp-not-started',
    message: 'RSVP has not started yet. You can confirm your RSVP from {date}, onwards.',
  },
  DATE_OPEN: /*i18n*/ {
    id: 'refused.date-open',
    message: 'The date is not set yet. Vote on the dates first.',
  },
  RSVP_ENDED: /*i18n*/ { id: 'refused.rsvp-ended', message: 'RSVP has ended at {date}.' },
} as const satisfies Messages;

export type ClosedRefusal = keyof typeof closedMessages;

/** What the rules have against a plan: the form says it, too. */
export const planFaultMessages = {
  TIME_ZONE_UNKNOWN: /*i18n*/ {
    id: 'refused.time-zone-unknown',
    message: 'The time zone {timeZone} does not exist.',
  },
  START_IN_PAST: /*i18n*/ { id: 'refused.start-in-past', message: 'The start is in the past.' },
  END_BEFORE_START: /*i18n*/ { id: 'refused.end-before-start', message: 'The end must be after the start.' },
  LONGER_THAN_A_MONTH: /*i18n*/ {
    id: 'refused.longer-than-a-month',
    message: 'A huddle may last up to 31 days.',
  },
  TOO_FAR_AHEAD: /*i18n*/ {
    id: 'refused.too-far-ahead',
    message: 'Choose a start within the next three years.',
  },
  RSVP_WINDOW_BACKWARDS: /*i18n*/ {
    id: 'refused.rsvp-window-backwards',
    message: 'The RSVP window must end after it begins.',
  },
  RSVP_WINDOW_AFTER_START: /*i18n*/ {
    id: 'refused.rsvp-window-after-start',
    message: 'The RSVP window must end before the huddle starts.',
  },
  COMMUNITY_UNKNOWN: /*i18n*/ {
    id: 'refused.community-unknown',
    message: 'Choose a community that you belong to.',
  },
  HIDDEN_FROM_COMMUNITY: /*i18n*/ {
    id: 'refused.hidden-from-community',
    message:
      'The admins of this community have hidden this outing from it. You find the decision, and can appeal, under decisions about me.',
  },
  ONLY_LEADERS_PLAN: /*i18n*/ {
    id: 'refused.only-leaders-plan',
    message: 'In this community only leaders and admins plan outings.',
  },
  GUEST_AGES_MISSING: /*i18n*/ {
    id: 'refused.guest-ages-missing',
    message: 'Say which age groups may come along.',
  },
} as const satisfies Messages;

export type PlanFault = keyof typeof planFaultMessages;

/** What is wrong with questions of hosts, or with what is said to them (HUD-28). */
export const questionRefusals = {
  QUESTIONS_OPEN: /*i18n*/ {
    id: 'refused.questions-open',
    message:
      'The hosts ask {count, plural, one {# question} other {# questions}} first. Open the huddle, press “Confirm”, and answer there.',
  },
  QUESTIONS_CHANGED: /*i18n*/ {
    id: 'refused.questions-changed',
    message: 'The hosts have changed their questions. Please look at them again.',
  },
  REPLY_NOT_VALID: /*i18n*/ {
    id: 'refused.reply-not-valid',
    message: 'This does not answer the question “{question}”.',
  },
  ANSWER_FIRST: /*i18n*/ {
    id: 'refused.answer-first',
    message: 'First say whether you are coming.',
  },
  CHOICES_MISSING: /*i18n*/ {
    id: 'refused.choices-missing',
    message: 'Add at least two different choices.',
  },
} as const satisfies Messages;

/** Why a thing of the list cannot be promised (HUD-25). */
export const kitRefusals = {
  KIT_PROMISED_ALREADY: /*i18n*/ {
    id: 'refused.kit-promised-already',
    message:
      '{left, plural, =0 {Others bring all of it already.} one {Only # more is needed.} other {Only # more are needed.}}',
  },
  KIT_CHANGED: /*i18n*/ {
    id: 'refused.kit-changed',
    message: 'The list has changed meanwhile. Please look at it again.',
  },
} as const satisfies Messages;

/** What is wrong with a vote on dates, with a voice in it, or with a word on whether it goes ahead (HUD-25). */
export const datePollRefusals = {
  DATES_MISSING: /*i18n*/ {
    id: 'refused.dates-missing',
    message: 'Add at least two different dates.',
  },
  POLL_END_IN_PAST: /*i18n*/ {
    id: 'refused.poll-end-in-past',
    message: 'The vote must end in the future.',
  },
  POLL_ENDS_TOO_LATE: /*i18n*/ {
    id: 'refused.poll-ends-too-late',
    message: 'The vote must end at least an hour before the first date.',
  },
  PEOPLE_HAVE_ANSWERED: /*i18n*/ {
    id: 'refused.people-have-answered',
    message:
      '{answers, plural, one {# person has} other {# people have}} answered for this date already. Change the time of the huddle instead.',
  },
  NO_GO_CRITERIA: /*i18n*/ {
    id: 'refused.no-go-criteria',
    message: 'First set the criteria for the outing to go ahead.',
  },
  POLL_OVER: /*i18n*/ { id: 'refused.poll-over', message: 'The vote is over.' },
  DATES_CHANGED: /*i18n*/ {
    id: 'refused.dates-changed',
    message: 'The dates have changed meanwhile. Please look at them again.',
  },
} as const satisfies Messages;

/** Why an outing that waits for its community cannot be published. */
export const proposalRefusals = {
  NEEDS_A_YES: /*i18n*/ {
    id: 'refused.needs-a-yes',
    message: 'In this community somebody else approves your outing first. Propose it as a draft.',
  },
  CHANGE_NEEDS_A_YES: /*i18n*/ {
    id: 'refused.change-needs-a-yes',
    message: 'This outing is approved as it is. Change it under “Edit”: the change then waits for approval.',
  },
  NOT_AN_APPROVER: /*i18n*/ {
    id: 'refused.not-an-approver',
    message: 'Other people approve this outing.',
  },
  NOT_A_LEADER: /*i18n*/ {
    id: 'refused.not-a-leader',
    message: 'Choose leaders and admins of the community.',
  },
  LEADER_NOT_QUALIFIED: /*i18n*/ {
    id: 'refused.leader-not-qualified',
    message: 'The host does not hold “{name}” on {date}.',
  },
  REASON_MISSING: /*i18n*/ {
    id: 'refused.reason-missing',
    message: 'Say why it is cancelled.',
  },
  NOT_CANCELLED: /*i18n*/ { id: 'refused.not-cancelled', message: 'This huddle is not cancelled.' },
  NO_PROPOSAL: /*i18n*/ { id: 'refused.no-proposal', message: 'This outing no longer waits for an answer.' },
  PROPOSAL_FAULTY: /*i18n*/ {
    id: 'refused.proposal-faulty',
    message:
      'This outing cannot be published as it is: its start may have passed. The person who proposed it can change it.',
  },
} as const satisfies Messages;

/** What is said of a proposal, of questions and replies, of votes, lists and files, once it is done. */
export const pageConfirmations = {
  HUDDLE_PROPOSED: /*i18n*/ {
    id: 'done.huddle-proposed',
    message: 'Your outing is proposed. You are told when somebody has decided.',
  },
  CHANGE_PROPOSED: /*i18n*/ {
    id: 'done.change-proposed',
    message: 'Saved. What was approved stays as it is until the change is approved.',
  },
  PROPOSAL_APPROVED: /*i18n*/ {
    id: 'done.proposal-approved',
    message: 'Approved. The person who proposed it can publish it.',
  },
  CHANGE_ACCEPTED: /*i18n*/ { id: 'done.change-accepted', message: 'The change is made.' },
  CHANGE_DECLINED: /*i18n*/ {
    id: 'done.change-declined',
    message: 'The outing stays as it is. Its planner can read your reason.',
  },
  PROPOSAL_WITHDRAWN: /*i18n*/ {
    id: 'done.proposal-withdrawn',
    message: 'Nothing waits for approval any more.',
  },
  APPROVERS_NAMED: /*i18n*/ { id: 'done.approvers-named', message: 'Saved.' },
  HUDDLE_RETURNED: /*i18n*/ {
    id: 'done.huddle-returned',
    message: 'The huddle takes place, and everybody is told.',
  },
  HUDDLE_REDRAFTED: /*i18n*/ {
    id: 'done.huddle-redrafted',
    message: 'The huddle is a draft again.',
  },
  HOST_WAITS: /*i18n*/ {
    id: 'done.host-waits',
    message: 'You are the host as soon as the community approves.',
  },
  PROPOSAL_ACCEPTED: /*i18n*/ { id: 'done.proposal-accepted', message: 'The outing is published.' },
  PROPOSAL_DECLINED: /*i18n*/ {
    id: 'done.proposal-declined',
    message: 'The outing stays a draft, and your reason is told.',
  },
  QUESTIONS_SAVED: /*i18n*/ { id: 'done.questions-saved', message: 'Your questions are saved.' },
  DATES_OPENED: /*i18n*/ {
    id: 'done.dates-opened',
    message: 'People can vote on the dates now. Share the huddle with them.',
  },
  VOTE_SAVED: /*i18n*/ { id: 'done.vote-saved', message: 'Your vote is saved.' },
  DATE_SET: /*i18n*/ {
    id: 'done.date-set',
    message: 'The date is set, and everybody who voted is asked to answer.',
  },
  GO_SAVED: /*i18n*/ { id: 'done.go-saved', message: 'Saved. Everybody who comes is told a day before.' },
  GO_DECIDED: /*i18n*/ { id: 'done.go-decided', message: 'Everybody who comes is told that it goes ahead.' },
  IMPORT_UNDONE: /*i18n*/ {
    id: 'done.import-undone',
    message:
      '{undone, plural, one {# outing is} other {# outings are}} as before. {kept, plural, =0 {} one {# was changed since and stays.} other {# were changed since and stay.}}',
  },
  OUTINGS_IMPORTED: /*i18n*/ {
    id: 'done.outings-imported',
    message:
      '{made, plural, =0 {No new draft.} one {# draft is made.} other {# drafts are made.}} {moved, plural, =0 {} one {# draft is changed.} other {# drafts are changed.}}',
  },
  KIT_SAVED: /*i18n*/ { id: 'done.kit-saved', message: 'The list is saved.' },
  KIT_PROMISED: /*i18n*/ { id: 'done.kit-promised', message: 'Thank you. Everybody who comes can see it.' },
  KIT_TAKEN_BACK: /*i18n*/ { id: 'done.kit-taken-back', message: 'You no longer bring it.' },
  REPLIES_SAVED: /*i18n*/ { id: 'done.replies-saved', message: 'The hosts have your answers.' },
} as const satisfies Messages;
