import type { Kind } from './kind.ts';

export const helpMail: Kind = {
  id: 'help-mail',
  label: { en: 'Mails that do not arrive', de: 'Mails, die nicht ankommen' },
  en: `
my confirmation mail never came; i did not get any mail; i did not get the code; i get no emails from you; the mail with the link is missing; where is my verification mail; i never got an email; the link in the mail does not work; resend the
mail; the code is wrong; your mails land in spam; i did not receive the invitation mail;
the login code never reached me; no code in my inbox; i am waiting for the mail with the code; nothing in my inbox; the email has not come yet; i still have no mail from you`,
  de: `
die bestätigungsmail kommt nicht; ich habe den code nicht bekommen; ich bekomme keine mails von euch; die mail mit dem
link fehlt; der code kommt nicht per mail; wo ist meine bestätigungsmail; ich habe keine mail bekommen; der link in der mail
funktioniert nicht; schick die mail noch einmal; der code ist falsch; eure mails landen im spam; die einladungsmail kam nie;
der code zum anmelden ist nie angekommen; kein code im postfach; ich warte auf die mail mit dem code; im postfach ist nichts; die mail ist noch nicht da; ich habe immer noch keine mail von euch`,
  via: 'TEXT',
  text: {
    en: 'Look in the spam folder, and see whether the address under [Account](/account) is right. A code holds for some minutes: ask for a new one on the log-in page, only the last one counts. If nothing comes, write to [Support](/support).',
    de: 'Sieh im Spamordner nach, und ob die Adresse unter [Konto](/account) stimmt. Ein Code gilt einige Minuten: Fordere auf der Anmeldeseite einen neuen an, nur der letzte zählt. Kommt nichts, schreib an den [Support](/support).',
  },
};
