import type { Kind } from './kind.ts';

export const whoWrote: Kind = {
  id: 'who-wrote',
  label: { en: 'Who wrote it', de: 'Wer es geschrieben hat' },
  en: `
who wrote it; who wrote that; who wrote this article; who is the author of *; who wrote *; who posted that; who
posted this; whose article is this; whose post is that; who is the author; who wrote the second one; by whom is the
article *; who wrote the article about *; who has written this; who published *`,
  de: `
wer hat das geschrieben; wer hat diesen artikel geschrieben; wer ist der autor von *; wer hat das gepostet; wer hat
diesen beitrag geschrieben; von wem stammt der artikel; wessen beitrag ist das; wer ist die autorin; wer ist der
verfasser; wessen artikel ist das; wer hat den zweiten geschrieben; wie heisst der autor; wer hat den artikel über *
geschrieben`,
  via: 'TOOL',
  tool: 'AUTHOR',
};
