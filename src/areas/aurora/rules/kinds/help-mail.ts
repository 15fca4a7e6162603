import questions from './help-mail.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpMail: Kind = {
  id: 'help-mail',
  label: { en: 'Mails that do not arrive', de: 'Mails, die nicht ankommen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Look in the spam folder, and see whether the address under [Account](/account) is right. A code holds for some minutes: ask for a new one on the log-in page, only the last one counts. If nothing comes, write to [Support](/support).',
    de: 'Sieh im Spamordner nach, und ob die Adresse unter [Konto](/account) stimmt. Ein Code gilt einige Minuten: Fordere auf der Anmeldeseite einen neuen an, nur der letzte zählt. Kommt nichts, schreib an den [Support](/support).',
  },
};
