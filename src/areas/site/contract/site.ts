import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { line, prose } from '#platform/shared/wire-values.ts';
import { letterContract } from './letters.ts';

const feedback = z.strictObject({
  message: prose(4_000).min(1),
  page: line(300).regex(/^\//, 'must be a path of ours'),
  version: line(80),
});
export type Feedback = z.output<typeof feedback>;

const ownContract = {
  'GET /api/public/site/card.jpg': {
    operation: 'readSiteCard',
    summary: 'The preview picture of the pages about the product, 1200 by 630.',
    access: 'anyone',
    reply: null,
    sends: ['image/jpeg'],
  },
  'POST /api/feedback': {
    operation: 'sendFeedback',
    summary: 'Sends a message to the people of support, with the page and version it is about.',
    access: 'account',
    body: feedback,
    reply: commandReply,
    perMinute: 5,
  },
} as const satisfies Contract;

export const siteContract = { ...ownContract, ...letterContract } as const satisfies Contract;
export type SiteContract = typeof siteContract;
