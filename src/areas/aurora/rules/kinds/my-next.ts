import type { Kind } from './kind.ts';

export const myNext: Kind = {
  id: 'my-next',
  label: { en: 'My next outing', de: 'Meine nächste Tour' },
  en: `
whats my next huddle; am i going on friday; have i got something on saturday; what is my next trip; when is my next hike; what am i doing this weekend; what do i have
planned; my agenda; my plans for july; do i have anything on sunday; where am i going next; what comes next for
me; what have i got coming up; am i free on saturday; my schedule this week; am i hosting anything; what am i
hosting; my upcoming outings; which hike is next; show my huddles; where am i going in july; my calendar this
week;
which tours do i have in january; what are my hikes in december; which outings do i have next month;
whats coming up for me this month`,
  de: `
was ist mein nächster huddle; gehe ich am freitag; habe ich am samstag etwas vor; wann ist meine nächste tour; was mache ich am wochenende; was habe ich vor; meine
termine; meine pläne im juli; habe ich am sonntag etwas; wohin gehe ich als nächstes; was kommt als nächstes;
was steht bei mir an; bin ich am samstag frei; mein kalender diese woche; leite ich etwas; meine nächsten
ausflüge; welche wanderung ist als nächste; zeig meine huddles; wo gehe ich im juli hin; wann geht es bei mir
wieder los;
welche touren habe ich im januar; welche touren hab ich nächste woche; was hab ich im dezember alles vor; welche huddles habe ich im *`,
  via: 'TOOL',
  tool: 'AGENDA',
};
