import questions from './find-posts.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const findPosts: Kind = {
  id: 'find-posts',
  label: { en: 'Find posts', de: 'Beiträge finden' },
  questions,
  via: 'TOOL',
  tool: 'POSTS',
};
