import type { Kind } from './kind.ts';

export const thanks: Kind = {
  id: 'thanks',
  label: { en: 'Thanks', de: 'Danke' },
  en: `
thanks; thank you; thx; cheers; many thanks; thanks a lot; great thanks; perfect thank you; that helped; thank
you so much; ok thanks; awesome thanks; nice one; ty; brilliant thank you;
bye; see you; good night; cheers; talk to you later; that was all;
thx you are great`,
  de: `
danke; vielen dank; dankeschön; danke dir; merci; super danke; das hat geholfen; besten dank; danke schön;
herzlichen dank; ok danke; tausend dank; perfekt danke; merci vielmal; danke aurora;
tschüss; bis bald; gute nacht; ciao; das war alles; auf wiedersehen;
danke du bist super`,
  via: 'TEXT',
  text: {
    en: 'You are welcome. See you outside.',
    de: 'Gern geschehen. Bis bald draußen.',
  },
};
