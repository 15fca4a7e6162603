import type { Messages } from '#platform/shared/message.ts';
import {
  closedMessages,
  datePollRefusals,
  kitRefusals,
  planFaultMessages,
  proposalRefusals,
  questionRefusals,
} from '../page-messages.ts';

/** Every refusal that pages say, too; apart, so that no page loads those that it does not say. */
export const pageRefusals = {
  IMPORT_TOO_OLD: /*i18n*/ {
    id: 'refused.import-too-old',
    message: 'An import can be undone for seven days.',
  },
  ...closedMessages,
  ...planFaultMessages,
  ...questionRefusals,
  ...kitRefusals,
  ...datePollRefusals,
  ...proposalRefusals,
} as const satisfies Messages;
