import { msg } from '@lingui/core/macro';
import type { Missed } from '../../rules/missed.ts';

/** What somebody missed, as hosts and they themselves read it. */
export const missedWords = {
  GAVE_BACK_LATE: msg`Place given back in the last 24 hours`,
  DID_NOT_COME: msg`Did not come`,
} as const satisfies Record<Missed, unknown>;
