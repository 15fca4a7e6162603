import type { Kind } from './kind.ts';

export const sayNo: Kind = {
  id: 'say-no',
  label: { en: 'Say no to an outing', de: 'Einer Tour absagen' },
  en: `
cancel my place at *; i can't come to *; take me off *; i have to cancel *; say no to *; sign me out of *;
withdraw my answer from *; i'm not coming to *; remove me from *; i won't make it to *; cancel * for me; i have
to drop out of *; unfortunately i can't join *; take my name off the list; tell them i am not coming; i'm out; i
want to give up my spot at *;
i can't make it on sunday any more; i can't make it after all; something came up i can't come; sorry i won't be there; i can't come any more; can't do * any more`,
  de: `
sag * für mich ab; ich kann nicht zu * kommen; nimm mich von * runter; ich muss * absagen; melde mich ab von *;
ich komme nicht zu *; streich mich bei *; ich schaffe es nicht zu *; sage bitte ab; leider kann ich bei * nicht;
nimm meinen namen von der liste; ich bin raus; ich möchte meinen platz bei * abgeben; absagen für *; ich komme
doch nicht mit; meld mich ab;
ich kann am sonntag leider doch nicht; mir ist etwas dazwischengekommen; ich kann doch nicht kommen; bin am * doch nicht dabei`,
  via: 'TOOL',
  tool: 'DECLINE',
};
