import { z } from 'zod';

/** What keeps spam off: what newcomers may do, and what nobody may. */
export const spamSettings = {
  NEWCOMER_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(14)
    .describe(
      'Days until an account that came to no outing is no newcomer’s; `0` switches their limits off.',
    ),
  NEWCOMER_STRANGERS: z.coerce
    .number()
    .int()
    .min(0)
    .default(5)
    .describe('People a newcomer may write to or invite in a day who do not know them.'),
  NEWCOMER_LINKS: z.coerce.number().int().min(0).default(2).describe('Links in one text of a newcomer.'),
  NEWCOMER_INVITATIONS: z.coerce
    .number()
    .int()
    .min(0)
    .default(20)
    .describe('Addresses a newcomer may invite by list in a day; a longer list waits for moderators.'),
  DISPOSABLE_ADDRESSES: z
    .enum(['refused', 'allowed'])
    .default('refused')
    .describe('Whether people sign up with addresses that anybody gets for a few minutes.'),
} as const;
