import type { Kind } from './kind.ts';

export const helpProfile: Kind = {
  id: 'help-profile',
  label: { en: 'How to change my profile', de: 'Mein Profil ändern' },
  en: `
how do i change my profile picture; how do i edit my profile; how do i change my name; how do i change my
username; where do i set where i live; how do i add a bio; change my photo; how do i update my profile; where
can i edit my details; how do i change my cover; set my home town; how do i add my interests`,
  de: `
wie ändere ich mein profilbild; wie bearbeite ich mein profil; wie ändere ich meinen namen; wie ändere ich
meinen benutzernamen; wo gebe ich an wo ich wohne; wie füge ich eine beschreibung hinzu; foto ändern; wie
aktualisiere ich mein profil; wo bearbeite ich meine daten; wie ändere ich mein titelbild; wohnort einstellen;
wie gebe ich meine interessen an`,
  via: 'TEXT',
  text: {
    en: 'Under [Account](/account) you change your name, username, picture, cover, where you live and what you like.',
    de: 'Unter [Konto](/account) änderst du Namen, Benutzernamen, Bild, Titelbild, Wohnort und was du magst.',
  },
};
