import type { Kind } from './kind.ts';

export const askHost: Kind = {
  id: 'ask-host',
  label: { en: 'Ask the host', de: 'Die Gastgeber fragen' },
  en: `
write a message to the host of *; write to the host of *; ask the host of *; ask the host of * if there is a toilet; send the
host a message; message the host; i want to ask the host something; contact the organiser of *; ask the organiser of *
whether i can come later; tell the host of * that i am late; can you ask the host; write the leader of * a message`,
  de: `
schreib dem gastgeber von * eine nachricht; schreib dem gastgeber; frag die gastgeberin von *; frag den gastgeber von * ob es
ein wc gibt; nachricht an den gastgeber von *; ich will den gastgeber etwas fragen; frag den organisator von *; sag dem
gastgeber von * dass ich später komme; kannst du die gastgeber fragen; schreib der leiterin von *; dem gastgeber schreiben;
kontaktiere den organisator`,
  via: 'TOOL',
  tool: 'ASK_HOST',
};
