import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reason, Reportable } from '../rules/reports.ts';

export const reasonNames: Readonly<Record<Reason, MessageDescriptor>> = {
  SPAM: msg`Spam or advertising`,
  HARASSMENT: msg`Harassment or hate`,
  DANGEROUS: msg`Dangerous for those who come`,
  MISLEADING: msg`Not what it says it is`,
  ILLEGAL: msg`Against the law`,
  OTHER: msg`Something else`,
};

export const kindNames: Readonly<Record<Reportable, MessageDescriptor>> = {
  HUDDLE: msg`Huddle`,
  POST: msg`Post`,
  PERSON: msg`Person`,
  COMMUNITY: msg`Community`,
  MESSAGE: msg`Message`,
  INSPIRATION: msg`Inspiration`,
  CARPOOL: msg`Carpool`,
};
