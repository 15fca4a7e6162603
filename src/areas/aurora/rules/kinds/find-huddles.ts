import type { Kind } from './kind.ts';

export const findHuddles: Kind = {
  id: 'find-huddles',
  label: { en: 'Find outings', de: 'Touren finden' },
  en: `
hikes on monday; whats the easiest hike coming up; the shortest walk on the list; something with less than 500 m of climbing; a hike under 10 km; walks on thursday; i want to be on a summit when *; i would like to see *; i have never tried *, where can i do that; who teaches beginners *; who takes people up *; huddles about *; a day out with *; where are kids welcome; hikes near * this weekend; is there a huddle on saturday; what can i do on sunday; find me a hike; any outings
near me; show me easy hikes; something to do next week; is there an outing with dogs; looking for a trail run in
*; whats happening this weekend; anything going on tomorrow; free huddles near *; a walk for beginners; where
can i go climbing; i want to go hiking in *; snowshoeing in *; a night under the stars; huddles with kids;
suggest an outing; what hikes are there in july; recommend me a tour; im new here and looking for people to walk
with; a swim in a mountain lake; where could i see a glacier; something relaxed near *; bike rides near *; are
there walks with free places; i would like to try climbing; what is on this weekend; any ideas for sunday;
somewhere to go with small children; get outside after work; see the sunrise from a summit; somebody to teach me
climbing; next outing that allows dogs; huddles that have room for two; is there anything for beginners; where
is there a huddle with kids on sunday;
is there a walk i can do with a stroller; a hike for kids; family friendly walks; anything suitable for a pram; a tour my children would like;
a climbing course for beginners; what hikes are there in *; what is on in *; hikes in *;
a hut tour with an overnight stay; show me something at *; longer than 15 km;
what can i do between christmas and new year; whats on at christmas; outings over the holidays; outings on new years day`,
  de: `
wanderungen am mittwoch; was ist die leichteste tour die ansteht; touren unter 10 km; etwas mit weniger als 600 höhenmetern; ich möchte * sehen; ich war noch nie *, wo kann ich das lernen; wer zeigt anfängern *; ein ausflug mit *; huddles zum thema *; suche tour mit hund; wanderungen bei * am wochenende; gibt es einen huddle am samstag; was kann ich am sonntag machen; such mir eine
wanderung; ausflüge in meiner nähe; zeig mir leichte touren; was gibt es nächste woche; gibt es einen ausflug
mit hund; suche einen trailrun in *; was ist am wochenende los; läuft morgen etwas; kostenlose huddles bei *;
ein spaziergang für anfänger; wo kann ich klettern gehen; ich möchte wandern in *; schneeschuhwandern in *; eine
nacht unter sternen; huddles mit kindern; schlag mir einen ausflug vor; welche touren gibt es im juli; empfiehl
mir eine tour; ich bin neu hier und suche leute zum wandern; schwimmen im bergsee; wo sehe ich einen gletscher;
etwas gemütliches bei *; radtouren bei *; gibt es touren mit freien plätzen; ich will klettern ausprobieren; was
geht am samstag; ideen für sonntag; etwas mit kleinen kindern; nach der arbeit raus; sonnenaufgang auf dem
gipfel erleben; mit wem kann ich wandern gehen; wo kann man mitlaufen;
gibt es eine tour mit kinderwagen; etwas für familien; eine wanderung für kinder; was ist los am wochenende; gibts was leichtes in der nähe; hundefreundliche wanderungen im juli;
ein kurs für anfänger; klettern für anfänger; kletterkurs für einsteiger; wo kann ich klettern ausprobieren; wanderungen in den bergen von *; wanderungen im *; welche wanderungen gibt es in *; was ist los in *; gibt es wanderungen mit *;
zeig mir was am *; zeig mir etwas in *; eine tour mit übernachtung auf einer hütte; hast du was mit kindern;
was ist zwischen weihnachten und neujahr los; touren an weihnachten; was geht an silvester`,
  via: 'TOOL',
  tool: 'HUDDLES',
};
