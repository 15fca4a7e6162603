import type { Kind } from './kind.ts';

export const helpInvite: Kind = {
  id: 'help-invite',
  label: { en: 'How to invite people', de: 'Leute einladen' },
  en: `
how do i invite people; how do i share a huddle; where is the link to my huddle; how do i invite friends; can i
send somebody a link; how do i get a qr code; how do i print a poster; invite someone who is not on trailfolk;
how do i share an outing on whatsapp; how can i send the huddle to a friend; where do i find the share link;
invite my friends`,
  de: `
wie lade ich leute ein; wie teile ich einen huddle; wo ist der link zu meinem huddle; wie lade ich freunde ein;
kann ich jemandem einen link schicken; wie bekomme ich einen qr code; wie drucke ich ein plakat; jemanden
einladen der nicht auf trailfolk ist; wie teile ich einen ausflug auf whatsapp; wie schicke ich den huddle einem
freund; wo finde ich den teilen link; freunde einladen`,
  via: 'TEXT',
  text: {
    en: 'Open a huddle under [My huddles](/huddle/mine) and press Share: copy the link, show the code, or choose people on Trailfolk to invite.',
    de: 'Öffne einen Huddle unter [Meine Huddles](/huddle/mine) und drücke Teilen: Kopiere den Link, zeig den Code oder lade Leute auf Trailfolk ein.',
  },
};
