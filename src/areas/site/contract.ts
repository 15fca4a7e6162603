import type { Contract } from '#platform/shared/wire.ts';

export const siteContract = {
  'GET /api/public/site/card.jpg': {
    operation: 'readSiteCard',
    summary: 'The preview picture of the pages about the product, 1200 by 630.',
    access: 'anyone',
    reply: null,
  },
} as const satisfies Contract;
