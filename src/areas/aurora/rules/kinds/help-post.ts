import type { Kind } from './kind.ts';

export const helpPost: Kind = {
  id: 'help-post',
  label: { en: 'How to post and comment', de: 'Beiträge und Kommentare schreiben' },
  en: `
how do i write a post; how do i share a photo; how do i upload pictures; where can i post something; how do i
delete my post; how do i edit a post; how do i comment; how do i mention someone; how do i like a post; who can
see my posts; how do i tag a place; how do i add photos to a huddle; where do i put my pictures of the hike; how
do i react to something;
post that i had a great day; write a post for me`,
  de: `
wie schreibe ich einen beitrag; wie teile ich ein foto; wie lade ich bilder hoch; wo kann ich etwas posten; wie
lösche ich meinen beitrag; wie bearbeite ich einen beitrag; wie kommentiere ich; wie erwähne ich jemanden; wie
like ich einen beitrag; wer sieht meine beiträge; wie markiere ich einen ort; wie füge ich fotos zu einem huddle
hinzu; wo kommen meine bilder von der tour hin; wie reagiere ich auf etwas;
poste dass es schön war`,
  via: 'TEXT',
  text: {
    en: 'On [Home](/home) write your post, add pictures and choose who may read it. Under each post you comment, react and mention people with @.',
    de: 'Auf der [Startseite](/home) schreibst du deinen Beitrag, fügst Bilder hinzu und wählst, wer ihn lesen darf. Unter jedem Beitrag kannst du kommentieren, reagieren und mit @ Leute erwähnen.',
  },
};
