import type { Kind } from './kind.ts';

export const draft: Kind = {
  id: 'draft',
  label: { en: 'Plan an outing', de: 'Eine Tour planen' },
  en: `
id like to organise a climbing evening next wednesday; i want to organize a walk; i would like to set up a hike for my friends; plan a walk near * on sunday; create a huddle for saturday; organise a hike in *; make a draft for a trail run;
set up an outing near *; i want to host a hike on sunday; lets plan a hike; help me plan an outing; draft a
huddle; plan a bike ride for next week; start a new huddle on friday; prepare a walk for the weekend; set up a
stroll in *; organise an evening walk;
i want to plan a walk in * on * at 10; i want to plan an easy hike of 8 km with 10 people`,
  de: `
ich möchte am mittwoch einen kletterabend organisieren; ich will eine tour anbieten; plane einen spaziergang bei * am sonntag; erstelle einen huddle für samstag; organisiere eine wanderung in *;
mach einen entwurf für einen trailrun; leg einen ausflug an bei *; ich will am sonntag eine wanderung leiten;
lass uns eine wanderung planen; hilf mir einen ausflug zu planen; entwirf einen huddle; plane eine radtour für
nächste woche; bereite einen spaziergang fürs wochenende vor; neuen huddle am freitag anlegen;
ich will eine wanderung in * planen; ich möchte am * um 10 eine leichte tour mit 10 leuten planen`,
  via: 'TOOL',
  tool: 'DRAFT',
};
