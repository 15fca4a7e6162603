import questions from './find-communities.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const findCommunities: Kind = {
  id: 'find-communities',
  label: { en: 'Find communities', de: 'Communitys finden' },
  questions,
  via: 'TOOL',
  tool: 'COMMUNITIES',
};
