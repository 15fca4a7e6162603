import type { Kind } from './kind.ts';

export const helpPrivacy: Kind = {
  id: 'help-privacy',
  label: { en: 'Who sees what about me', de: 'Wer was von mir sieht' },
  en: `
who can see my profile; how do i make my profile private; who sees my location; how do i hide my name; can
strangers see me; what do others see about me; how do i hide where i live; privacy settings; who sees which
hikes i did; is my data safe; how do i make my account private; do you sell my data; what do you know about me;
hide me from search`,
  de: `
wer sieht mein profil; wie mache ich mein profil privat; wer sieht meinen standort; wie verstecke ich meinen
namen; können fremde mich sehen; was sehen andere von mir; wie verberge ich wo ich wohne; privatsphäre
einstellungen; wer sieht welche touren ich gemacht habe; sind meine daten sicher; wie mache ich mein konto
privat; verkauft ihr meine daten; was wisst ihr über mich; in der suche nicht auftauchen`,
  via: 'TEXT',
  text: {
    en: 'Under [Account](/account) you choose who sees your profile and its parts. Where you live is never shown exactly, and exact meeting points of huddles only to those whom the hosts allow.',
    de: 'Unter [Konto](/account) wählst du, wer dein Profil und seine Teile sieht. Dein Wohnort wird nie genau gezeigt, und genaue Treffpunkte nur denen, die die Gastgeber zulassen.',
  },
};
