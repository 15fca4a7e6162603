import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanFault } from './plan-form.ts';

/** What is wrong with a field, in the reader's language; the server says the same in its own. */
export const faultTexts: Readonly<Record<PlanFault, MessageDescriptor>> = {
  NAME_MISSING: msg`Give the plan a name that others understand.`,
  EXPECTED_MISSING: msg`Say when you expect to be back.`,
  PLAN_IN_PAST: msg`The time you expect to be back has passed. Choose a later one.`,
  PLAN_TOO_FAR: msg`A return plan ends within 14 days. Choose an earlier time.`,
  PLAN_NEEDS_CONTACT: msg`Choose at least one emergency contact: otherwise nobody would hear that you are overdue.`,
};
