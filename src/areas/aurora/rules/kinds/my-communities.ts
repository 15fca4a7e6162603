import type { Kind } from './kind.ts';
import questions from './my-communities.json' with { type: 'json' };

export const myCommunities: Kind = {
  id: 'my-communities',
  label: { en: 'My communities', de: 'Meine Communitys' },
  questions,
  via: 'TOOL',
  tool: 'MY_COMMUNITIES',
};
