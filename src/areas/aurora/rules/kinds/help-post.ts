import questions from './help-post.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpPost: Kind = {
  id: 'help-post',
  label: { en: 'How to post and comment', de: 'Beiträge und Kommentare schreiben' },
  questions,
  via: 'TEXT',
  text: {
    en: 'On [Home](/home) write your post, add pictures and choose who may read it. Under each post you comment, react and mention people with @. The menu of a post of yours changes or deletes it.',
    de: 'Auf der [Startseite](/home) schreibst du deinen Beitrag, fügst Bilder hinzu und wählst, wer ihn lesen darf. Unter jedem Beitrag kannst du kommentieren, reagieren und mit @ Leute erwähnen. Im Menü deines Beitrags änderst oder löschst du ihn.',
  },
};
