import type { Kind } from './kind.ts';

export const localConditions: Kind = {
  id: 'local-conditions',
  label: { en: 'Huts, water and closures', de: 'Hütten, Wasser und Sperrungen' },
  en: `
is the hut open; do you know a good hut for a night; which hut can you recommend; when does the hut open; does the hut serve food; how do i book a bed in the hut; is the path closed;
is the trail open; is the pass open yet; is there water on the way; where can i fill my bottle; are there toilets; can
i camp there; may i put up my tent; is camping allowed; do i need a permit; may i make a fire; is the bridge
passable; is there a restaurant at the top; does my phone have reception there; is there still snow on the path;
can i sleep in the hut; what do they serve at the hut; is there food on the way; can you stay overnight at the refuge; is there a toilet; where is the next water tap; is the road closed; is the restaurant up there open in winter; can i charge my phone at the hut`,
  de: `
ist die hütte offen; kennst du eine gute hütte zum übernachten; welche hütte empfiehlst du; wann öffnet die hütte; gibt es in der hütte essen; wie reserviere ich ein bett in der hütte; ist
der weg gesperrt; ist der wanderweg offen; ist der pass schon offen; gibt es unterwegs wasser; wo kann ich die flasche
füllen; gibt es toiletten; darf man dort zelten; ist biwakieren erlaubt; brauche ich eine bewilligung; darf man feuer
machen; ist die brücke begehbar; gibt es oben ein restaurant; hat man dort empfang; liegt noch schnee auf dem weg;
kann man in der hütte schlafen; was gibt es in der hütte zu essen; gibt es unterwegs etwas zu essen; übernachten auf der hütte; gibt es ein wc; wo ist der nächste brunnen; ist die strasse gesperrt; hat das berghaus im winter offen; hat die hütte strom`,
  via: 'TEXT',
  text: {
    en: 'I do not know what is open, closed or allowed on the way. Ask the hut or the tourist office, look at the signs, or ask the host on the page of the outing.',
    de: 'Was unterwegs offen, gesperrt oder erlaubt ist, weiß ich nicht. Frag bei der Hütte oder im Tourismusbüro, achte auf die Tafeln, oder frag die Gastgeber auf der Seite der Tour.',
  },
};
