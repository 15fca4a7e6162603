import type { mine as english } from './english-mine.ts';

/** What Aurora says in German of somebody's own things. */
export const mine: typeof english = {
  standsAlready: {
    FOLLOW: {
      DONE: (name) => `Du folgst **${name}** schon.`,
      ASKED: (name) =>
        `Du hast schon angefragt, ob du **${name}** folgen darfst. Noch steht die Antwort aus.`,
    },
    JOIN: {
      DONE: (name) => `Du gehörst schon zu **${name}**.`,
      ASKED: (name) => `Du hast die Aufnahme in **${name}** schon angefragt. Noch steht die Antwort aus.`,
    },
  },
};
