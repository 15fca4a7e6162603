import type { Kind } from './kind.ts';

export const safety: Kind = {
  id: 'safety',
  label: { en: 'How to stay safe', de: 'Sicher unterwegs' },
  en: `
is it dangerous up there; is this hike safe; should i be afraid of bears; what do i do if i get lost; what if there is a
thunderstorm; how do i prepare for an emergency; is it safe to hike alone; what about cows; are there ticks; is there
rockfall there; how do i avoid getting lost; when should i turn around; what if somebody gets hurt; is the route exposed;
do i need a guide;
are the cows dangerous; are there wolves; are there snakes up there; are dogs on the alp aggressive; is it risky; how dangerous is the way; could we fall; is it ok with fear of heights; do i need to have a head for heights; what to do when a storm comes`,
  de: `
ist es gefährlich da oben; ist die tour sicher; muss ich angst vor bären haben; was mache ich wenn ich mich verlaufe; was
tun bei gewitter; wie bereite ich mich auf einen notfall vor; kann man allein wandern; was ist mit kühen; gibt es dort
zecken; gibt es steinschlag; wie verlaufe ich mich nicht; wann soll ich umkehren; was wenn sich jemand verletzt; ist der
weg ausgesetzt; brauche ich einen bergführer;
sind die kühe gefährlich; gibt es wölfe; gibt es schlangen; sind die herdenschutzhunde gefährlich; ist es riskant; wie gefährlich ist der weg; geht das mit höhenangst; muss man schwindelfrei sein; was tun wenn ein sturm kommt`,
  via: 'TEXT',
  text: {
    en: 'How safe a tour is for you I cannot judge: look at its difficulty, and ask the host. Tell somebody where you go, look at the weather, turn around in time. If you are lost, stay where you are; in an emergency call 112, or the number of the country.',
    de: 'Wie sicher eine Tour für dich ist, kann ich nicht beurteilen: Sieh dir die Schwierigkeit an und frag die Gastgeber. Sag jemandem, wohin du gehst, sieh nach dem Wetter, kehr rechtzeitig um. Verirrt: bleib, wo du bist; im Notfall ruf 112 oder die Nummer des Landes an.',
  },
};
