import type { Message, Messages } from '#platform/shared/message.ts';
import type { ReportableByVisitors, VisitorStanding } from '../../rules/visitor-reports.ts';

/** What the form says on which people without an account report something. */
export const formMessages = {
  TITLE: /*i18n*/ { id: 'visitor-report.title', message: 'Report to the moderators' },
  ABOUT: /*i18n*/ { id: 'visitor-report.about', message: 'It is about:' },
  WHAT: /*i18n*/ {
    id: 'visitor-report.what',
    message:
      'You need no account. We send a link to your address: moderators get your report when you have opened it and pressed the button.',
  },
  ADMINS: /*i18n*/ {
    id: 'visitor-report.admins',
    message:
      'If it belongs to a community, its admins may decide about it. They read your words unless the matter is serious, and never learn who you are.',
  },
  DANGER: /*i18n*/ {
    id: 'visitor-report.danger',
    message: 'If somebody is in danger now, call the emergency number first.',
  },
  REASON: /*i18n*/ { id: 'visitor-report.reason', message: 'What is wrong?' },
  CHOOSE: /*i18n*/ { id: 'visitor-report.choose', message: 'Please choose' },
  WORDS: /*i18n*/ { id: 'visitor-report.words', message: 'Why, in your words' },
  WORDS_HINT: /*i18n*/ {
    id: 'visitor-report.words-hint',
    message: 'What exactly is wrong, and where on the page it stands.',
  },
  EMAIL_HINT: /*i18n*/ {
    id: 'visitor-report.email-hint',
    message:
      'For the link and the outcome. Moderators look it up only if they have to ask you something; whoever made the page never learns it. It is deleted {days} days after the decision.',
  },
  HONEST: /*i18n*/ {
    id: 'visitor-report.honest',
    message: 'To the best of my knowledge, what I write is true and complete.',
  },
  SEND: /*i18n*/ { id: 'visitor-report.send', message: 'Send me the link' },
  BACK: /*i18n*/ { id: 'visitor-report.back', message: 'Back to the page' },
  LOG_IN: /*i18n*/ { id: 'visitor-report.log-in', message: 'Report with my account' },
  LEAVE_EMPTY: /*i18n*/ { id: 'visitor-report.leave-empty', message: 'Leave this empty' },
  MAILED_TITLE: /*i18n*/ { id: 'visitor-report.mailed-title', message: 'Look into your mailbox' },
  MAILED: /*i18n*/ {
    id: 'visitor-report.mailed',
    message: 'We send a link to {email}. Open it within {days} days and press the button.',
  },
  MAILED_LIMIT: /*i18n*/ {
    id: 'visitor-report.mailed-limit',
    message:
      'Does no mail come within a few minutes? Look among the spam, then send the form again. From one address we take one report a minute and {limit} a day.',
  },
} as const satisfies Messages;

/** What is wrong with a form, and what the pages answer that show none. */
export const faultMessages = {
  REASON: /*i18n*/ { id: 'visitor-report.fault-reason', message: 'Choose what is wrong.' },
  WORDS: /*i18n*/ { id: 'visitor-report.fault-words', message: 'Say in a few words what is wrong.' },
  LONG: /*i18n*/ {
    id: 'visitor-report.fault-long',
    message: 'Write up to {limit, plural, one {# character} other {# characters}}.',
  },
  HONEST: /*i18n*/ { id: 'visitor-report.fault-honest', message: 'Please confirm this.' },
  OFTEN: /*i18n*/ {
    id: 'visitor-report.often',
    message: 'Many reports have come from your network. Please try again in an hour.',
  },
  CLOSED: /*i18n*/ {
    id: 'visitor-report.closed',
    message: 'Nothing can be changed at the moment, because of maintenance. Please try again later.',
  },
  GONE_TITLE: /*i18n*/ { id: 'visitor-report.gone-title', message: 'There is nothing to report here' },
  GONE: /*i18n*/ {
    id: 'visitor-report.gone',
    message:
      'This page does not exist, or it is not open to everybody. With an account you report it in the app.',
  },
  SPENT_TITLE: /*i18n*/ { id: 'visitor-report.spent-title', message: 'This link is no longer valid' },
  SPENT: /*i18n*/ {
    id: 'visitor-report.spent',
    message: 'The report was deleted, or the link has expired.',
  },
  ELSEWHERE_TITLE: /*i18n*/ { id: 'visitor-report.elsewhere-title', message: 'Not from here' },
  ELSEWHERE: /*i18n*/ {
    id: 'visitor-report.elsewhere',
    message: 'This form was sent from another page.',
  },
} as const satisfies Messages;

/** What stands on the page behind the link of a mail. */
export const standingMessages: Readonly<Record<VisitorStanding, Message>> = {
  WAITING: /*i18n*/ {
    id: 'visitor-report.waiting',
    message: 'Moderators do not have this report yet. Is it yours, and do you want to send it?',
  },
  OPEN: /*i18n*/ {
    id: 'visitor-report.open',
    message: 'Moderators have your report. A person will decide, and we will write to you.',
  },
  ACTED: /*i18n*/ {
    id: 'visitor-report.acted',
    message: 'It was looked at, and something was done about it.',
  },
  NONE: /*i18n*/ {
    id: 'visitor-report.none',
    message: 'It was looked at, and nothing breaks the rules. It stays as it is.',
  },
  REVERSED: /*i18n*/ {
    id: 'visitor-report.reversed',
    message: 'It was looked at again, and the earlier decision was taken back.',
  },
};

export const mineMessages = {
  TITLE_WAITING: /*i18n*/ { id: 'visitor-report.title-waiting', message: 'Confirm your report' },
  TITLE: /*i18n*/ { id: 'visitor-report.title-mine', message: 'Your report' },
  CONFIRM: /*i18n*/ { id: 'visitor-report.confirm', message: 'Send it to the moderators' },
  DELETE: /*i18n*/ { id: 'visitor-report.delete', message: 'Delete it' },
  DELETED_TITLE: /*i18n*/ { id: 'visitor-report.deleted-title', message: 'Deleted' },
  DELETED: /*i18n*/ {
    id: 'visitor-report.deleted',
    message: 'The report and the address are deleted. Moderators did not get it.',
  },
  OBJECT_TITLE: /*i18n*/ { id: 'visitor-report.object-title', message: 'Do you disagree?' },
  OBJECT_WHAT: /*i18n*/ {
    id: 'visitor-report.object-what',
    message:
      'You can ask for another look once, within {days} days after the decision. Another moderator decides, if there is one.',
  },
  OBJECT_WORDS: /*i18n*/ { id: 'visitor-report.object-words', message: 'Why you disagree' },
  OBJECT: /*i18n*/ { id: 'visitor-report.object', message: 'Ask for another look' },
  OBJECTED: /*i18n*/ {
    id: 'visitor-report.objected',
    message: 'You asked for another look. A person will decide, and we will write to you.',
  },
  ELSEWHERE: /*i18n*/ {
    id: 'visitor-report.other-ways',
    message: 'You may also turn to a certified dispute settlement body or to a court.',
  },
} as const satisfies Messages;

export const kindMessages: Readonly<Record<ReportableByVisitors, Message>> = {
  HUDDLE: /*i18n*/ { id: 'visitor-report.huddle', message: 'Huddle' },
  POST: /*i18n*/ { id: 'visitor-report.post', message: 'Post' },
  COMMUNITY: /*i18n*/ { id: 'visitor-report.community', message: 'Community' },
  INSPIRATION: /*i18n*/ { id: 'visitor-report.inspiration', message: 'Inspiration' },
};
