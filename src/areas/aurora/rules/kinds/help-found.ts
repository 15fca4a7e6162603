import questions from './help-found.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpFound: Kind = {
  id: 'help-found',
  label: { en: 'How to start a community', de: 'Eine Community gründen' },
  questions,
  via: 'TEXT',
  text: {
    en: '[Create a community](/community/create), say what it is about, and invite the first people. You decide whether anybody may join or must ask.',
    de: '[Gründe eine Community](/community/create), sag, worum es geht, und lade die ersten Leute ein. Du legst fest, ob alle beitreten dürfen oder fragen müssen.',
  },
};
