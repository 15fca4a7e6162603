import type { Kind } from './kind.ts';

export const helpRoute: Kind = {
  id: 'help-route',
  label: { en: 'How to add a route', de: 'Eine Route hinzufügen' },
  en: `
how do i add a route; how do i upload a gpx; can i link a trail; where do i put the komoot link; how do i add a
map to my huddle; how do i attach a track; upload a gpx file; link to strava; how do i share the route; can i
draw a route; add the trail link; how do i import a tour`,
  de: `
wie füge ich eine route hinzu; wie lade ich ein gpx hoch; kann ich einen weg verlinken; wo kommt der komoot link
hin; wie füge ich meinem huddle eine karte hinzu; wie hänge ich einen track an; gpx datei hochladen; link zu
strava; wie teile ich die route; kann ich eine route zeichnen; link zum weg eintragen; wie importiere ich eine
tour`,
  via: 'TEXT',
  text: {
    en: 'When you [plan a huddle](/huddle/create) or edit it, put the link to the trail into its field. Everybody who sees the huddle finds it on its page.',
    de: 'Wenn du einen [Huddle planst](/huddle/create) oder bearbeitest, trägst du den Link zum Weg in sein Feld ein. Wer den Huddle sieht, findet ihn auf der Seite.',
  },
};
