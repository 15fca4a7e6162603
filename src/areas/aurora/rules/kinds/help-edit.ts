import type { Kind } from './kind.ts';

export const helpEdit: Kind = {
  id: 'help-edit',
  label: { en: 'How to change my huddle', de: 'Meinen Huddle ändern' },
  en: `
how do i edit my huddle; how can i change the time of my huddle; how do i move my outing; where do i change the
meeting point; how do i fix a mistake in my huddle; how do i change the description; can i change the date of my
hike; how do i add a photo to my huddle; how do i update my huddle; how do i raise the limit of my huddle; edit
an outing i host; how do i change my event`,
  de: `
wie bearbeite ich meinen huddle; wie ändere ich die zeit von meinem huddle; wie verschiebe ich meinen ausflug;
wo ändere ich den treffpunkt; wie korrigiere ich einen fehler in meinem huddle; wie ändere ich die beschreibung;
kann ich das datum meiner tour ändern; wie füge ich meinem huddle ein foto hinzu; wie aktualisiere ich meinen
huddle; wie erhöhe ich die plätze; huddle bearbeiten; wie ändere ich meine tour`,
  via: 'TEXT',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine) and press Edit. When time or place change, everybody with a spot is told.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine) und drücke Bearbeiten. Ändern sich Zeit oder Ort, erfahren es alle mit einem Platz.',
  },
};
