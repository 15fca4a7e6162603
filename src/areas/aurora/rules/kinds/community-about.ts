import questions from './community-about.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const communityAbout: Kind = {
  id: 'community-about',
  label: { en: 'About one community', de: 'Über eine Community' },
  questions,
  via: 'TOOL',
  tool: 'COMMUNITY',
};
